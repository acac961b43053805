import { classes } from '@marketday/ui';
import {
	type MouseEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';

export interface PanelProps {
	/** Id of the dialog. */
	readonly id: string;
	readonly label: string;
	/** True where the button says it beside its picture. */
	readonly hasText: boolean;
	/** Path of the button's picture. */
	readonly icon: string;
	/** Side of the screen: `start`, `end` or `top`. */
	readonly place: string;
	readonly closeLabel: string;
	/** Blocks of the page, with their own scripts. */
	readonly html: string;
}

const SEARCH_FIELD = 'input[type="search"], input[type="text"]';

/** True where the browser has opened it before React was there. */
const isPopover = ( dialog: HTMLDialogElement ) =>
	'showPopover' in dialog && dialog.matches( ':popover-open' );

/** State of the panel: open as a popover until React has it, as a dialog from then on, with what had the focus in it. */
function usePanel( place: string ) {
	const dialog = useRef< HTMLDialogElement | null >( null );
	const focused = useRef< Element | null >( null );
	const [ isAlive, setAlive ] = useState( false );
	const [ isOpen, setOpen ] = useState( false );
	const [ wasOpen, setWasOpen ] = useState( false );

	const begin = useCallback( ( element: HTMLDialogElement | null ) => {
		dialog.current = element;
		if ( element ) {
			const { activeElement } = element.ownerDocument;
			// The browser itself goes to the first button of a popover.
			focused.current = element.lastElementChild?.contains(
				activeElement
			)
				? activeElement
				: null;
			setOpen( isPopover( element ) );
			setWasOpen( isPopover( element ) );
			setAlive( true );
		}
	}, [] );

	useEffect( () => {
		const element = dialog.current;
		if ( isOpen && element && ! element.open ) {
			element.showModal();
			// The search is opened to type in, the menu to read.
			const field =
				focused.current ??
				( place === 'top' && element.querySelector( SEARCH_FIELD ) );
			focused.current = null;
			if ( field instanceof HTMLElement ) {
				field.focus();
			}
		} else if ( ! isOpen && element?.open ) {
			element.close();
		}
	}, [ isOpen, place ] );

	return {
		begin,
		isAlive,
		wasOpen,
		open: () => setOpen( true ),
		close: () => {
			setWasOpen( false );
			setOpen( false );
		},
	};
}

/**
 * A button and the panel it opens over the page: a popover without scripts, a dialog once it is alive. The page behind a dialog rests, Escape
 * closes it and gives the focus back, as does a press beside it, and so does a link to a place of the same page.
 */
export function Panel( props: PanelProps ) {
	const { id, label, hasText, icon, place, closeLabel, html } = props;
	const { begin, isAlive, wasOpen, open, close } = usePanel( place );
	const leave = ( { target, currentTarget }: MouseEvent ) => {
		if (
			target === currentTarget ||
			( target as Element ).closest( 'a[href*="#"]' )
		) {
			close();
		}
	};

	return (
		<>
			<button
				type="button"
				className="marketday-panel-button"
				aria-haspopup="dialog"
				aria-label={ hasText ? undefined : label }
				onClick={ open }
				{ ...( ! isAlive && { popovertarget: id } ) }
			>
				<svg
					viewBox="0 0 24 24"
					width="24"
					height="24"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.5"
					strokeLinecap="round"
					aria-hidden="true"
					focusable="false"
				>
					<path d={ icon } />
				</svg>
				{ hasText && <span>{ label }</span> }
			</button>
			{ /* The keyboard's way to close is Escape. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */ }
			<dialog
				ref={ begin }
				id={ id }
				className={ classes(
					'marketday-panel',
					`is-${ place }`,
					wasOpen && 'is-still'
				) }
				aria-label={ label }
				onClick={ leave }
				onClose={ close }
				{ ...( ! isAlive && { popover: '' } ) }
			>
				<div className="marketday-panel__head">
					<button
						type="button"
						className="marketday-panel__close"
						aria-label={ closeLabel }
						onClick={ close }
						{ ...( ! isAlive && {
							popovertarget: id,
							popovertargetaction: 'hide',
						} ) }
					>
						<span aria-hidden="true">×</span>
					</button>
				</div>
				<div
					className="marketday-panel__content"
					dangerouslySetInnerHTML={ { __html: html } }
				/>
			</dialog>
		</>
	);
}
