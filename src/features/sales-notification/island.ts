import { rememberClosed } from './closed';
import { SalesNotes, type SalesNotesProps } from './sales-notes';

const DEFAULT_SECONDS = 7;

const milliseconds = ( seconds: string | undefined ) =>
	1000 * ( Number( seconds ) || DEFAULT_SECONDS );

/**
 * The place of the notes, read out of the markup of php/Marketing/SalesNotification/views/sales-notification.php.
 *
 * @param notes What the server has told.
 */
export const salesIsland = ( notes: readonly string[] ) => ( {
	Component: SalesNotes,
	read: ( element: HTMLElement ): SalesNotesProps => {
		const { gap, stay } = element.dataset;
		const attribute = ( selector: string, name: string ) =>
			element.querySelector( selector )?.getAttribute( name ) ?? '';
		return {
			label: attribute( 'aside', 'aria-label' ),
			closeLabel: attribute( 'button', 'aria-label' ),
			className: attribute( 'aside', 'class' ),
			gap: milliseconds( gap ),
			stay: milliseconds( stay ),
			notes,
			onClose: rememberClosed,
		};
	},
} );
