import { __ } from '@marketday/kernel';
import type { MouseEvent } from 'react';

import type { Chip, FilterContent } from './content';
import { cleared, sectionOfChip, takenBack } from './reduce-filter';
import type { FilterActions } from './use-filter';

interface ChipsProps {
	state: FilterContent;
	actions: FilterActions;
}

type Press = MouseEvent< HTMLElement >;

const isPlain = ( { button, metaKey, ctrlKey, shiftKey, altKey }: Press ) =>
	button === 0 && ! ( metaKey || ctrlKey || shiftKey || altKey );

/** Where the focus goes when what had it is gone: what is there on this screen. */
function firstControl( pressed: HTMLElement ): HTMLElement | undefined {
	const around = pressed.closest( '.marketday-product-filter__chips' )
		?.parentElement;
	return [
		...( around?.querySelectorAll< HTMLElement >(
			'.marketday-product-filter__opener, summary'
		) ?? [] ),
	].find( ( element ) => element.offsetParent !== null );
}

/** What comes after a chip that goes. */
function nextChip( pressed: HTMLElement ): HTMLElement | null | undefined {
	const item = pressed.closest( 'li' );
	const next = item?.nextElementSibling ?? item?.previousElementSibling;
	return next?.querySelector< HTMLElement >( 'a, button' );
}

/** A link, where the page has an address without what is chosen. */
function TakeBack( {
	url,
	className,
	onPress,
	children,
}: {
	url: string | undefined;
	className?: string;
	onPress: ( pressed: HTMLElement ) => void;
	children: React.ReactNode;
} ) {
	const press = ( event: Press ) => {
		if ( isPlain( event ) ) {
			event.preventDefault();
			onPress( event.currentTarget );
		}
	};
	return url === undefined ? (
		<button type="button" className={ className } onClick={ press }>
			{ children }
		</button>
	) : (
		<a
			className={ className }
			rel="nofollow"
			href={ url }
			onClick={ press }
		>
			{ children }
		</a>
	);
}

/** All that is chosen, with its way back: the view filter-chip in php/ProductFilter. */
export function Chips( { state, actions }: ChipsProps ) {
	const { chips, clearUrl } = state;
	const takeBack = ( chip: Chip, pressed: HTMLElement ) => {
		( nextChip( pressed ) ?? firstControl( pressed ) )?.focus();
		actions.choose(
			takenBack( chip ),
			0,
			// The link was drawn for what was chosen then; the form knows what is chosen now.
			sectionOfChip( state, chip ) ? undefined : chip.url
		);
	};
	return (
		<div
			className="marketday-product-filter__chips"
			data-part="chips"
			hidden={ chips.length === 0 }
		>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari's lists without bullets are none. */ }
			<ul role="list" aria-label={ __( 'Chosen', 'marketday' ) }>
				{ chips.map( ( chip ) => (
					<li
						key={ `${ chip.facet } ${ chip.value }` }
						className="wopb-filter-active-item"
						data-slug={ chip.facet }
						data-value={ chip.value }
					>
						<TakeBack
							url={
								chip.url ??
								// Until the answer has its own.
								( clearUrl && window.location.href )
							}
							onPress={ ( pressed ) => takeBack( chip, pressed ) }
						>
							<span className="marketday-hidden">
								{ `${ __( 'Remove', 'marketday' ) } ` }
							</span>
							<span data-part="label">{ chip.label }</span>
							<span aria-hidden="true">×</span>
						</TakeBack>
					</li>
				) ) }
			</ul>
			<TakeBack
				className="marketday-link wopb-filter-remove-all"
				url={ clearUrl }
				onPress={ ( pressed ) => {
					firstControl( pressed )?.focus();
					actions.choose( cleared, 0, clearUrl );
				} }
			>
				{ __( 'Clear all', 'marketday' ) }
			</TakeBack>
		</div>
	);
}
