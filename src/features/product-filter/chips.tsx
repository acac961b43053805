import { isPlainClick } from '@marketday/behaviour';
import { __ } from '@marketday/kernel';
import { createElement, type MouseEvent, type ReactNode } from 'react';

import type { Chip, FilterContent } from './content';
import { cleared, sectionOfChip, takenBack } from './reduce-filter';
import type { FilterActions } from './use-filter';

interface ChipsProps {
	state: FilterContent;
	actions: FilterActions;
}

type Press = MouseEvent< HTMLElement >;

/** Focuses what is near when what was pressed is gone: the chip after or before it, or what is there on this screen. */
function focusNear( pressed: HTMLElement ): void {
	const item = pressed.closest( 'li' );
	const near = item?.nextElementSibling ?? item?.previousElementSibling;
	const focus = ( within: Element | null | undefined, selector: string ) =>
		within?.querySelector< HTMLElement >( selector )?.focus();
	if ( near ) {
		focus( near, 'a, button' );
	} else {
		// One of them is hidden, and stays without.
		const filter = pressed.closest( '.marketday-product-filter' );
		focus( filter, 'summary' );
		focus( filter, '[aria-haspopup]' );
	}
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
	children: ReactNode;
} ) {
	return createElement(
		url === undefined ? 'button' : 'a',
		{
			...( url === undefined
				? { type: 'button' }
				: { rel: 'nofollow', href: url } ),
			className,
			onClick: ( event: Press ) => {
				if ( isPlainClick( event ) ) {
					event.preventDefault();
					onPress( event.currentTarget );
				}
			},
		},
		children
	);
}

/** All that is chosen, with its way back: the view filter-chip in php/Catalogue/ProductFilter. */
export function Chips( { state, actions }: ChipsProps ) {
	const { chips, clearUrl } = state;
	const takeBack = ( chip: Chip, pressed: HTMLElement ) => {
		focusNear( pressed );
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
			<ul role="list" aria-label={ __( 'Selected', 'marketday' ) }>
				{ chips.map( ( chip ) => (
					<li
						key={ chip.facet + chip.value }
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
					focusNear( pressed );
					actions.choose( cleared, 0, clearUrl );
				} }
			>
				{ __( 'Clear all', 'marketday' ) }
			</TakeBack>
		</div>
	);
}
