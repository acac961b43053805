import { __ } from '@wordpress/i18n';

import { Choice } from './choice';
import type { GuideState } from './guide-state';

interface LookStepProps {
	look: GuideState[ 'look' ];
	chosen: readonly string[];
	onChange: ( chosen: string[] ) => void;
}

/** Choice of the parts of the site that Marketday lays out. */
export const LookStep = ( { look, chosen, onChange }: LookStepProps ) => (
	<fieldset>
		<legend className="screen-reader-text">
			{ __( 'Choose what Marketday lays out', 'marketday' ) }
		</legend>
		{ look.map( ( { name, label, help, isMade } ) => (
			<Choice
				key={ name }
				{ ...{ name, label, help, isMade, chosen, onChange } }
			/>
		) ) }
	</fieldset>
);
