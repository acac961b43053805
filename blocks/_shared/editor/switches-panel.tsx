import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Switches, type SwitchesProps } from './switches';

interface SwitchesPanelProps< Name extends string >
	extends SwitchesProps< Name > {
	/** 'Show' where it is left out. */
	title?: string;
}

/** The parts that a block shows, as one switch each. */
export function SwitchesPanel< Name extends string >( {
	title = __( 'Show', 'marketday' ),
	...switches
}: SwitchesPanelProps< Name > ) {
	return (
		<PanelBody title={ title }>
			<Switches { ...switches } />
		</PanelBody>
	);
}
