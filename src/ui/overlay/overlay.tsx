import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { Dialog } from '../dialog/dialog';
import { Toast } from '../toast/toast';

export interface DialogRequest {
	title: string;
	/** Label of the close button. */
	closeLabel: string;
	className?: string;
	variant?: 'window' | 'drawer' | 'screen';
	onClosed?: () => void;
}

interface ToastAction {
	label: string;
	run: () => void;
}

export interface Overlay {
	/** Opens the one dialog with this in it, or shows this in the one that is open. */
	show: ( request: DialogRequest, content: ReactNode ) => void;
	close: () => void;
	/** A passing message: in the dialog that is open, which alone is heard then, or in the corner of the page. */
	say: ( message: string, action?: ToastAction ) => void;
}

const MESSAGE_TIME = 5000;

/** The page's one dialog and its one toast, for scripts without a React root of their own. */
export function createOverlay(): Overlay {
	const container = document.createElement( 'div' );
	document.body.append( container );
	const root = createRoot( container );
	let request: DialogRequest | null = null;
	let content: ReactNode = null;
	let shownMessage = '';
	let action: ToastAction | undefined;

	const close = () => {
		const closed = request;
		request = null;
		shownMessage = '';
		draw();
		closed?.onClosed?.();
	};
	const forget = () => {
		shownMessage = '';
		draw();
	};
	const act = () => {
		const chosen = action;
		forget();
		chosen?.run();
	};
	const toast = (): ReactNode =>
		shownMessage &&
		! request && (
			<>
				<span>{ shownMessage }</span>{ ' ' }
				{ action && (
					<button
						type="button"
						className="marketday-link"
						onClick={ act }
					>
						{ action.label }
					</button>
				) }
			</>
		);
	const draw = () =>
		flushSync( () =>
			root.render(
				<>
					{ request && (
						<Dialog isOpen onClose={ close } { ...request }>
							<p
								className="marketday-overlay__said"
								role="status"
							>
								{ shownMessage }
							</p>
							{ content }
						</Dialog>
					) }
					<Toast duration={ MESSAGE_TIME } onClose={ forget }>
						{ toast() || null }
					</Toast>
				</>
			)
		);

	draw();
	return {
		show: ( next, shown ) => {
			request = next;
			content = shown;
			shownMessage = '';
			draw();
		},
		close: () => request && close(),
		say: ( message, next ) => {
			shownMessage = '';
			draw();
			shownMessage = message;
			action = next;
			draw();
		},
	};
}

let overlay: Overlay | null = null;

/** Made when a shopper is about to need it: a live region has to stand before it speaks. */
export const pageOverlay = (): Overlay => ( overlay ??= createOverlay() );
