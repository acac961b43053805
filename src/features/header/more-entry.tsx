import { listen } from '@marketday/behaviour';
import { classes } from '@marketday/ui';
import {
	type FocusEvent,
	type KeyboardEvent,
	useEffect,
	useRef,
	useState,
} from 'react';

import type { MenuRow } from './menu-rows';

export interface MoreEntryProps {
	/** Id of the list. */
	readonly id: string;
	/** Its word, and the one while the whole menu is in it: the style sheet shows one. */
	readonly more: string;
	readonly menu: string;
	/** Calls back with what found no room, now and whenever the line has another width; the answer ends it. */
	readonly follow: (
		onRows: ( rows: readonly MenuRow[] ) => void
	) => () => void;
}

function Rows( { rows }: { readonly rows: readonly MenuRow[] } ) {
	return (
		<>
			{ rows.map( ( { place, text, link, below } ) => (
				<li key={ place } className="wp-block-navigation-item">
					{ link ? (
						<a
							className="wp-block-navigation-item__content"
							{ ...link }
						>
							{ text }
						</a>
					) : (
						text
					) }
					{ below.length > 0 && (
						<ul>
							<Rows rows={ below } />
						</ul>
					) }
				</li>
			) ) }
		</>
	);
}

/** The list would hang over the screen's edge from where it stands: true puts it where the line begins. */
function useFromStart( isOpen: boolean, rows: readonly MenuRow[] ) {
	const list = useRef< HTMLUListElement >( null );
	const [ isFromStart, setFromStart ] = useState( false );

	useEffect( () => {
		if ( isOpen && list.current ) {
			const { left, right } = list.current.getBoundingClientRect();
			setFromStart(
				left < 0 || right > document.documentElement.clientWidth
			);
		}
		return () => setFromStart( false );
	}, [ isOpen, rows ] );

	return { list, isFromStart };
}

/** The last entry of a menu, with what found no room in its line. */
export function MoreEntry( { id, more, menu, follow }: MoreEntryProps ) {
	const [ rows, setRows ] = useState< readonly MenuRow[] >( [] );
	const [ isOpen, setOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const { list, isFromStart } = useFromStart( isOpen, rows );
	const holds = ( target: EventTarget | null ) =>
		button.current?.parentElement?.contains( target as Node ) === true;

	useEffect( () => follow( setRows ), [ follow ] );
	useEffect(
		() =>
			listen(
				document,
				'pointerdown',
				( { target } ) => ! holds( target ) && setOpen( false )
			),
		[]
	);

	const leaving = {
		onKeyDown: ( { key }: KeyboardEvent ) => {
			if ( key === 'Escape' && isOpen ) {
				setOpen( false );
				button.current?.focus();
			}
		},
		onBlur: ( { relatedTarget }: FocusEvent ) => {
			if ( relatedTarget && ! holds( relatedTarget ) ) {
				setOpen( false );
			}
		},
	};

	return (
		<>
			<button
				ref={ button }
				type="button"
				className="marketday-more__button"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setOpen( ! isOpen ) }
				{ ...leaving }
			>
				<span className="marketday-more__some">{ more }</span>
				<span className="marketday-more__all">{ menu }</span>
			</button>
			{  }
			<ul
				ref={ list }
				className={ classes(
					'marketday-more__list',
					isFromStart && 'is-from-start'
				) }
				id={ id }
				hidden={ ! isOpen }
				{ ...leaving }
			>
				<Rows rows={ rows } />
			</ul>
		</>
	);
}
