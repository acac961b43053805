import { isPlainClick } from '@marketday/behaviour';
import { __ } from '@marketday/kernel';
import { createElement, type MouseEvent, type ReactNode } from 'react';

import type { FilterContent } from './content';
import type { FilterActions } from './use-filter';

interface ChipsProps {
	state: FilterContent;
	actions: FilterActions;
}

type Press = MouseEvent< HTMLElement >;

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
							onPress={ ( pressed ) =>
								actions.withMore( ( { takeBack } ) =>
									actions.choose(
										...takeBack( state, chip, pressed )
									)
								)
							}
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
				onPress={ ( pressed ) =>
					actions.withMore( ( { takeAllBack } ) =>
						actions.choose( ...takeAllBack( clearUrl, pressed ) )
					)
				}
			>
				{ __( 'Clear all', 'marketday' ) }
			</TakeBack>
		</div>
	);
}
