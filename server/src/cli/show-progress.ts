import type { WriteStream } from 'node:tty';

export interface Progress {
  /** @param share 0…1 */
  update(rows: number, share: number): void;
  /** Prints a permanent line. */
  say(line: string): void;
  /** Removes the progress line. */
  end(): void;
}

const CLEAR_LINE = '\r\u001B[K';

/** Shows one updating line on a terminal; prints a line after every tenth of the work to a file or a pipe. */
export function showProgress(output: NodeJS.WriteStream | WriteStream): Progress {
  return output.isTTY ? movingLine(output) : plainLines(output);
}

function movingLine(output: NodeJS.WriteStream): Progress {
  let shown = '';
  const draw = (text: string) => {
    shown = text;
    output.write(`${CLEAR_LINE}${text}`);
  };
  return {
    update(rows, share) {
      const text = inWords(rows, Math.floor(share * 100));
      if (text !== shown) draw(text);
    },
    say(line) {
      output.write(`${CLEAR_LINE}${line}\n`);
      draw(shown);
    },
    end: () => draw(''),
  };
}

function plainLines(output: NodeJS.WriteStream): Progress {
  let tenths = 0;
  return {
    update(rows, share) {
      const passed = Math.floor(share * 10);
      if (passed === tenths) return;
      tenths = passed;
      output.write(`${inWords(rows, passed * 10)}\n`);
    },
    say: (line) => void output.write(`${line}\n`),
    end: () => undefined,
  };
}

function inWords(rows: number, percent: number): string {
  return `${String(percent).padStart(3)} %, строк: ${rows.toLocaleString('ru-RU')}`;
}
