import { Component, type ReactNode } from 'react';
import { FailedLink } from '#sharing/client/link-panel.tsx';

/** Error boundary: shows a page with a way out instead of an empty window. */
export class PublicTrouble extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailedLink
        office={undefined}
        reason="Произошла ошибка. Загрузите страницу ещё раз"
        onRetry={() => window.location.reload()}
      />
    );
  }
}
