import { industrialReceivedAnswers } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { answerCalls } from '#sharing/answers/received-answers.ts';

/** Requests about answers of clients to selections of this domain. */
export const clientAnswerCalls = answerCalls('industrial', industrialReceivedAnswers);
export const { ofRequest: answersOfRequest } = clientAnswerCalls;
