import type { AboutSystem, ServiceState, SystemService } from '@gektar/contract/system.ts';
import { checkServices } from '@gektar/contract/system-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { keepAnswer } from '#api/keep-answer.ts';
import { checkWords } from './service-words.ts';

/** Checks of services that were started on this page. */
export interface Checks {
  readonly run: (names: readonly SystemService[]) => void;
  readonly isRunning: (name: SystemService) => boolean;
  /** Text about the last check; undefined when there was none. */
  readonly answerOf: (name: SystemService) => string | undefined;
}

export const systemKey = ['system'] as const;

type Line = { readonly isRunning: boolean; readonly answer: string | undefined };

/** Runs checks of services. Not a mutation, because a check changes nothing that other pages show. */
export function useChecks(): Checks {
  const client = useQueryClient();
  const [lines, setLines] = useState<Partial<Record<SystemService, Line>>>({});
  const write = (names: readonly SystemService[], lineOf: (name: SystemService) => Line) =>
    setLines((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, lineOf(name)])) }));

  async function check(names: readonly SystemService[]): Promise<void> {
    write(names, () => ({ isRunning: true, answer: undefined }));
    try {
      const services = await call(checkServices, { body: { names: [...names] } });
      const found = new Map(services.map((service) => [service.name, service]));
      await keepAnswer<AboutSystem>(client, systemKey, (about) => about && withServices(about, found));
      write(names, (name) => {
        const service = found.get(name);
        return { isRunning: false, answer: service && checkWords(service) };
      });
    } catch (error) {
      write(names, () => ({ isRunning: false, answer: failureText(error) }));
    }
  }

  return {
    run: (names) => void check(names),
    isRunning: (name) => lines[name]?.isRunning ?? false,
    answerOf: (name) => lines[name]?.answer,
  };
}

function withServices(about: AboutSystem, found: ReadonlyMap<SystemService, ServiceState>): AboutSystem {
  return { ...about, services: about.services.map((service) => found.get(service.name) ?? service) };
}
