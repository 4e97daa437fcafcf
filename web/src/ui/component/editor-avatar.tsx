import { useEditorOf } from '#api/events/presence.ts';
import { Avatar } from './avatar.tsx';

/** A colleague who edits an object now, at its row or in a tree. */
export function EditorAvatar({ id }: { id: string }) {
  const name = useEditorOf(id);
  if (name === undefined) return null;
  return (
    <span role="img" aria-label={`${name} правит`} title={`${name} правит`}>
      <Avatar name={name} isSmall isEditing />
    </span>
  );
}
