import { __ } from '@marketday/kernel';
import { type ReactNode, useEffect, useRef } from 'react';

export type Step = 1 | -1;

/** A product that an arrow leads to. */
export interface Neighbour {
	/** '' where only the shop knows it. */
	readonly name: string;
}

export interface QuickViewShellProps {
	/** The product that is looked at. */
	id: number | null;
	before: Neighbour | null;
	after: Neighbour | null;
	/** The product's page; '' while it is not known. */
	href: string;
	isBusy: boolean;
	/** Reason why the product, or the next one, is not shown; '' where it is. */
	problem: string;
	onStep: ( by: Step ) => void;
	/** A shopper has turned to an arrow. */
	onNear?: ( by: Step ) => void;
	/** The product: made anew with another. */
	children: ReactNode;
}

interface Side {
	readonly by: Step;
	readonly name: 'before' | 'after';
	readonly label: string;
}

const sides = (): readonly Side[] => [
	{ by: -1, name: 'before', label: __( 'Previous product', 'marketday' ) },
	{ by: 1, name: 'after', label: __( 'Next product', 'marketday' ) },
];

/** The dialog that a quick view stands in. */
export const quickViewDialog = ( title: string ) => ( {
	title: title || __( 'Quick view', 'marketday' ),
	closeLabel: __( 'Close modal', 'marketday' ),
	className: 'marketday-quick-view-dialog',
} );

/** Frame of the product in the dialog of a quick view: on pages around the server's markup, in the library around components. */
export function QuickViewShell( props: QuickViewShellProps ) {
	const { id, href, isBusy, problem, onStep, onNear, children } = props;
	const shell = useRef< HTMLDivElement >( null );
	const arrows = useRef< Partial< Record< Step, HTMLElement | null > > >(
		{}
	);
	const stepped = useRef< Step | null >( null );
	const shown = sides().filter( ( { name } ) => props[ name ] );

	useEffect( () => {
		const by = stepped.current;
		stepped.current = null;
		if ( ! by ) {
			return;
		}
		// The last of the list has no arrow onwards: the focus goes to the one that is left.
		const arrow =
			arrows.current[ by ] ?? arrows.current[ by === 1 ? -1 : 1 ];
		arrow?.focus( { preventScroll: true } );
		const dialog = shell.current?.closest( 'dialog' );
		if ( dialog ) {
			dialog.scrollTop = 0;
		}
	}, [ id ] );

	return (
		<div
			ref={ shell }
			className="marketday-quick-view wopb-modal-body"
			aria-busy={ isBusy || undefined }
		>
			{ problem && (
				<p className="marketday-problem" role="alert">
					{ problem }
				</p>
			) }
			<div
				key={ id }
				className="marketday-quick-view__content"
				data-product_id={ id ?? undefined }
			>
				{ children }
			</div>
			{ href && (
				<p className="marketday-quick-view__more">
					<a href={ href }>{ __( 'Full details', 'marketday' ) }</a>
				</p>
			) }
			{ shown.length > 0 && (
				<div className="marketday-quick-view__neighbours wopb-quick-view-navigation">
					{ shown.map( ( { by, name, label } ) => (
						<button
							key={ name }
							ref={ ( arrow ) => {
								arrows.current[ by ] = arrow;
							} }
							type="button"
							className={ `wopb-nav-arrow is-${ name }` }
							onPointerEnter={ () => onNear?.( by ) }
							onFocus={ () => onNear?.( by ) }
							onClick={ () => {
								stepped.current = by;
								onStep( by );
							} }
						>
							<span className="marketday-quick-view__side">
								{ label }
							</span>
							<span className="marketday-quick-view__name">
								{ props[ name ]?.name }
							</span>
						</button>
					) ) }
				</div>
			) }
		</div>
	);
}
