import type { ReactNode } from 'react';

/** Contents of a component's slots, by the slot's name; `true` where the server has printed it. */
export type SlotContents = Readonly< Record< string, ReactNode > >;

const LEFT_TO_THE_SERVER = { __html: '' };

/** A place that only React draws gets what the server laid ready for it. */
function take( place: HTMLElement | null ): void {
	if ( place && ! place.hasChildNodes() ) {
		const ready = document.querySelector< HTMLTemplateElement >(
			`template[data-marketday-slot="${ place.dataset.marketdaySlot }"]`
		);
		place.append( ready?.content.cloneNode( true ) ?? '' );
	}
}

/**
 * A named place that others fill: `IslandSlots::place()` in php/Kernel prints it, and React leaves the server's markup as it is. Elsewhere
 * it is filled with what the owner of the component gives.
 */
export function Slot( {
	name,
	contents,
}: {
	name: string;
	contents: SlotContents | undefined;
} ) {
	const filling = contents?.[ name ];
	const place = { className: 'marketday-slot', 'data-marketday-slot': name };
	if ( filling === true ) {
		return (
			<div
				{ ...place }
				ref={ take }
				suppressHydrationWarning
				dangerouslySetInnerHTML={ LEFT_TO_THE_SERVER }
			/>
		);
	}
	return filling ? <div { ...place }>{ filling }</div> : null;
}
