import { landReceivedAnswers } from '@gektar/contract/land/selections/selection-calls.ts';
import { answerCalls } from '#sharing/answers/received-answers.ts';

/** Requests about answers of clients to selections of this domain. */
export const clientAnswerCalls = answerCalls('land', landReceivedAnswers);
export const { ofRequest: answersOfRequest } = clientAnswerCalls;
