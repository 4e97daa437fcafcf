import { LONGEST_LINK_MESSAGE } from '@gektar/contract/sharing/link-message.ts';
import { linkMessageEndpoints } from '@gektar/contract/sharing/link-message-calls.ts';
import type { SendingWay } from '@gektar/contract/sharing/selection-link.ts';
import { Button, Textarea } from '@mantine/core';
import { IconBrandTelegram, IconBrandWhatsapp, IconCopy, IconMail, IconShare2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { growing } from '#form/field/growing.ts';
import { writeClipboard } from '#ui/button/copy-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import {
  appLinks,
  filledText,
  type LinkLetter,
  type MessageWords,
  productTexts,
  type Receiver,
  textWithSlots,
  wholeMessage,
} from './link-message.ts';
import { linkMessageQuery, linkPreviewQuery } from './link-queries.ts';
import classes from './message-pane.module.css';

/** How a message is sent; a copied one is not known to be sent. */
type Way = SendingWay | 'copy';

/** A stored link with its URL. */
export type SentLink = Omit<LinkLetter, 'text'> & { readonly id: string };

const ways = [
  { way: 'telegram', label: 'Telegram', Icon: IconBrandTelegram },
  { way: 'whatsApp', label: 'WhatsApp', Icon: IconBrandWhatsapp },
  { way: 'mail', label: 'Почта', Icon: IconMail },
  { way: 'copy', label: 'Скопировать', Icon: IconCopy },
] as const;

/** The share sheet of the system, on telephones and tablets. */
const isShareOffered = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

export interface MessagePaneProps {
  readonly words: MessageWords;
  readonly receiver: Receiver;
  readonly hasAnswers: boolean;
  /** The stored link; undefined for a new one. */
  readonly link: SentLink | undefined;
  /** Whether the link must be saved before it is sent. */
  readonly isChanged: boolean;
  readonly isOff: boolean;
  /** Records that the message was given to an app. */
  readonly onSent: (id: string, way: SendingWay) => void;
  /** Saves the link; undefined when it was refused, which is shown at its fields. */
  readonly save: () => Promise<SentLink | undefined>;
}

/** The message with a link: its text, what the client sees, and the apps that send it. */
export function MessagePane(props: MessagePaneProps) {
  const { words, receiver, hasAnswers, link, isChanged, isOff, onSent, save } = props;
  const [text, textArea] = useText(words, hasAnswers);
  const [isSending, setSending] = useState(false);
  const [canShare] = useState(isShareOffered);

  async function send(way: Way) {
    setSending(true);
    // A window opened after the answer would count as a pop-up.
    const tab = isChanged && (way === 'telegram' || way === 'whatsApp') ? window.open('', '_blank') : null;
    const saved = isChanged ? await save() : link;
    setSending(false);
    if (!saved) {
      tab?.close();
      return;
    }
    const isGiven = await deliver(way, { ...saved, text }, tab);
    if (isGiven && way !== 'copy') onSent(saved.id, way);
  }

  /** @returns whether an app got the message */
  async function deliver(way: Way, letter: LinkLetter, tab: Window | null): Promise<boolean> {
    if (way === 'copy') {
      if (await writeClipboard(wholeMessage(letter))) showSuccess('Ссылка успешно скопирована');
      else showError('Не удалось скопировать');
    } else if (way === 'share') {
      // Closing the sheet rejects; nothing is to be reported.
      return navigator.share({ text: wholeMessage(letter) }).then(
        () => true,
        () => false,
      );
    } else if (way === 'mail') {
      window.location.assign(appLinks.mail(letter, receiver, `Подборка, ${words.objects}`));
    } else {
      const url = appLinks[way](letter, receiver);
      if (tab) {
        tab.opener = null;
        tab.location.replace(url);
      } else window.open(url, '_blank', 'noopener');
    }
    return true;
  }

  return (
    <>
      {textArea}
      {link && <Preview letter={{ ...link, text }} />}
      <div className={classes.ways}>
        {ways.map(({ way, label, Icon }) => (
          <Button
            key={way}
            leftSection={<Icon {...icon16} />}
            disabled={isOff || isSending}
            onClick={() => void send(way)}
          >
            {label}
          </Button>
        ))}
        {canShare && (
          <Button
            leftSection={<IconShare2 {...icon16} />}
            disabled={isOff || isSending}
            onClick={() => void send('share')}
          >
            Поделиться
          </Button>
        )}
      </div>
    </>
  );
}

/** State of the text field. It starts with the employee's own text, or with a text of the product. */
function useText(words: MessageWords, hasAnswers: boolean) {
  const client = useQueryClient();
  const { data } = useQuery(linkMessageQuery);
  const own = data?.text ?? undefined;
  const texts = [...(own === undefined ? [] : [own]), ...productTexts(hasAnswers)];
  const [choice, setChoice] = useState(0);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? filledText(texts[choice % texts.length] ?? '', words);
  const slotted = textWithSlots(text, words);
  const remember = useAction({
    run: () => call(linkMessageEndpoints.set, { body: { text: slotted } }),
    done: 'Текст запомнен',
    failed: 'Текст не запомнен',
    keep: () => client.invalidateQueries({ queryKey: [...linkMessageQuery.queryKey] }),
  });
  const area = (
    <Textarea
      label="Сообщение"
      labelProps={{ fz: 12 }}
      {...growing(3, 8)}
      maxLength={LONGEST_LINK_MESSAGE}
      value={text}
      inputWrapperOrder={['label', 'input', 'description']}
      descriptionProps={{ component: 'div' }}
      description={
        <span className={classes.texts}>
          <LinkButton
            onClick={() => {
              setTyped(undefined);
              setChoice((now) => now + 1);
            }}
          >
            Другой текст
          </LinkButton>
          {text.trim() !== '' && slotted !== own && (
            <LinkButton disabled={remember.isPending} onClick={() => remember.mutate()}>
              Запомнить как мой текст
            </LinkButton>
          )}
        </span>
      }
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
  return [text, area] as const;
}

/** The message as the client's messenger shows it. */
function Preview({ letter }: { readonly letter: LinkLetter }) {
  const { data: preview } = useQuery(linkPreviewQuery(letter.address));
  return (
    <figure className={classes.preview}>
      <figcaption>Так увидит клиент</figcaption>
      <div className={classes.message}>
        <p>{wholeMessage(letter)}</p>
        {preview && (
          <div className={classes.card}>
            <div>
              <b>{preview.title}</b>
              <span>{preview.description}</span>
              <small>{preview.siteName}</small>
            </div>
            {preview.image !== undefined && <img src={preview.image} alt="" />}
          </div>
        )}
      </div>
    </figure>
  );
}
