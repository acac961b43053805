import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import type { EditProps } from './edit-props';
import { ServerPreview } from './server-preview';
import { SwitchesPanel } from './switches-panel';

interface Attributes extends Record< string, unknown > {
	showLabel: boolean;
}

/** A link with the count of a visitor's list: the word beside its picture is its one setting. */
export const ListLinkEdit = ( block: string ) =>
	function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
		return (
			<>
				<InspectorControls>
					<SwitchesPanel
						switches={ [
							{
								name: 'showLabel',
								label: __(
									'Label next to the icon',
									'marketday'
								),
							},
						] }
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				</InspectorControls>
				<ServerPreview block={ block } attributes={ attributes } />
			</>
		);
	};
