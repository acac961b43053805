import { Panel, type PanelProps } from './panel';

/** A panel, read out of the markup of php/Site/Header/views/panel.php. */
export const panelIsland = {
	Component: Panel,
	read: ( element: HTMLElement ): PanelProps => {
		const one = < Found extends Element = HTMLElement >(
			selector: string
		) => element.querySelector< Found >( `:scope > ${ selector }` );
		const dialog = one( 'dialog' );
		const [ head, content ] = dialog?.children ?? [];
		return {
			id: dialog?.id ?? '',
			label: dialog?.getAttribute( 'aria-label' ) ?? '',
			hasText: one( 'button > span' ) !== null,
			icon: one( 'button path' )?.getAttribute( 'd' ) ?? '',
			place:
				/\bis-(start|end|top)\b/.exec(
					dialog?.className ?? ''
				)?.[ 1 ] ?? '',
			closeLabel:
				head?.firstElementChild?.getAttribute( 'aria-label' ) ?? '',
			html: content?.innerHTML ?? '',
		};
	},
};
