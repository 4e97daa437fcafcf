/** A figure with muted decimals (M-10): '12' and ',50'. Words around it are unchanged. */
export function QuietDecimals({ text }: { text: string }) {
  return text.split(/(,\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={index} className="dec">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
