/** A text in the old encodings of Windows and DOS, Russian letters only. */
export function inOldEncoding(text: string, encoding: 'windows-1251' | 'ibm866'): Buffer {
  const bytes = Array.from({ length: 128 }, (_, index) => index + 128);
  const letters = new TextDecoder(encoding).decode(Uint8Array.from(bytes));
  return Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : letters.indexOf(letter) + 128;
    }),
  );
}
