import { linkText, webAddress } from '@gektar/format/link.ts';
import { missing } from '@gektar/format/words.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';

/** A web address opens in a new tab; a path of a network folder can only be copied. */
export function DocumentLink({ link, text }: { link: string; text?: string | undefined }) {
  if (link === '') return <span className="mute">{missing.value}</span>;
  const address = webAddress(link);
  if (address === undefined) {
    return (
      <Row as="span" gap={4} my="-5px">
        {link}
        <CopyButton text={link} label="Скопировать путь" what="link" />
      </Row>
    );
  }
  return (
    <a className={linkClass} href={address} target="_blank" rel="noopener noreferrer">
      {text ?? linkText(link)}
    </a>
  );
}
