import {
	forwardRef,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	useEffect,
	useId,
	useImperativeHandle,
	useRef,
} from 'react';

import { classes } from '../classes';

export interface DialogProps {
	isOpen: boolean;
	/** Escape, the close button or a click outside: the owner sets `isOpen` to false. */
	onClose: () => void;
	title: string;
	/** Label of the close button, e.g. 'Close'. */
	closeLabel: string;
	/** `drawer` comes from the end of the line, full height; `screen` takes the whole of it. */
	variant?: 'window' | 'drawer' | 'screen';
	/** Keys that work wherever the focus is in the dialog. */
	onKeyDown?: ( event: KeyboardEvent< HTMLDialogElement > ) => void;
	children: ReactNode;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** A click on the backdrop has the dialog itself as its target, and lies outside its box. */
function isOutside( event: MouseEvent< HTMLDialogElement > ): boolean {
	const box = event.currentTarget.getBoundingClientRect();
	return (
		event.target === event.currentTarget &&
		( event.clientX < box.left ||
			event.clientX > box.right ||
			event.clientY < box.top ||
			event.clientY > box.bottom )
	);
}

/**
 * A modal dialog on the platform's own `<dialog>`: it traps focus and gives it back to where it was.
 *
 * @example
 * <Dialog isOpen={ isOpen } onClose={ close } title="Size chart" closeLabel="Close">
 * 	<SizeTable />
 * </Dialog>
 */
export const Dialog = forwardRef< HTMLDialogElement | null, DialogProps >(
	function ModalDialog(
		{
			isOpen,
			onClose,
			title,
			closeLabel,
			variant = 'window',
			onKeyDown,
			children,
			className,
		},
		ref
	) {
		const dialog = useRef< HTMLDialogElement >( null );
		useImperativeHandle<
			HTMLDialogElement | null,
			HTMLDialogElement | null
		>( ref, () => dialog.current );
		const titleId = useId();

		useEffect( () => {
			const element = dialog.current;
			if ( ! isOpen || ! element ) {
				return undefined;
			}
			const opener = element.ownerDocument.activeElement;
			element.showModal();
			return () => {
				element.close();
				if ( opener instanceof HTMLElement && opener.isConnected ) {
					opener.focus();
				}
			};
		}, [ isOpen ] );

		if ( ! isOpen ) {
			return null;
		}
		return (
			// The keyboard's way to close is Escape, which arrives as `cancel`.
			// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
			<dialog
				ref={ dialog }
				className={ classes(
					`marketday-dialog marketday-dialog--${ variant }`,
					className
				) }
				aria-labelledby={ titleId }
				onCancel={ ( event ) => {
					event.preventDefault();
					onClose();
				} }
				onClick={ ( event ) => isOutside( event ) && onClose() }
				onKeyDown={ onKeyDown }
			>
				<div className="marketday-dialog__body">
					<div className="marketday-dialog__header">
						<h2 className="marketday-dialog__title" id={ titleId }>
							{ title }
						</h2>
						<button
							type="button"
							className="marketday-dialog__close"
							aria-label={ closeLabel }
							onClick={ onClose }
						>
							<span aria-hidden="true">×</span>
						</button>
					</div>
					{ children }
				</div>
			</dialog>
		);
	}
);
