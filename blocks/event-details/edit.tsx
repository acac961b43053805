import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A preview: what it shows is edited in the event's own panel, and looks so on its page. */
export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon="calendar-alt"
				label={ __( 'Event details', 'marketday' ) }
				instructions={ __(
					'The event’s date, place, organiser and cost appear here. Set them in the “Event” panel beside the page.',
					'marketday'
				) }
			/>
		</div>
	);
}
