import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	IdPicker,
	Ranges,
	ServerPreview,
	Switches,
	SwitchesPanel,
	termsOf,
} from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	inherit: boolean;
	category: number;
	perPage: number;
	columns: number;
	headingLevel: number;
	masonry: boolean;
	infiniteScroll: boolean;
	showPicture: boolean;
	showCategory: boolean;
	showExcerpt: boolean;
	showDate: boolean;
	showAuthor: boolean;
}

const categories = termsOf( 'categories' );

const inherits = [
	{
		name: 'inherit',
		label: __( 'Use the page’s own posts', 'marketday' ),
		help: __( 'In blog, category and search templates.', 'marketday' ),
	},
] as const;

const layout = [
	{
		name: 'masonry',
		label: __( 'Masonry', 'marketday' ),
		help: __( 'Needs two columns or more.', 'marketday' ),
	},
	{
		name: 'infiniteScroll',
		label: __( 'Infinite scroll', 'marketday' ),
		help: __(
			'Links to older posts stay below for visitors without JavaScript.',
			'marketday'
		),
	},
] as const;

const perPage = [
	{
		name: 'perPage',
		label: __( 'Posts per page (0 uses the site’s setting)', 'marketday' ),
		minimum: 0,
		maximum: 48,
	},
] as const;

const ranges = [
	{
		name: 'columns',
		label: __( 'Columns', 'marketday' ),
		minimum: 1,
		maximum: 4,
	},
	{
		name: 'headingLevel',
		label: __( 'Heading level', 'marketday' ),
		minimum: 2,
		maximum: 4,
	},
] as const;

const parts = [
	{ name: 'showPicture', label: __( 'Picture', 'marketday' ) },
	{ name: 'showCategory', label: __( 'Category', 'marketday' ) },
	{ name: 'showExcerpt', label: __( 'Excerpt', 'marketday' ) },
	{ name: 'showDate', label: __( 'Date', 'marketday' ) },
	{ name: 'showAuthor', label: __( 'Author', 'marketday' ) },
] as const;

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { inherit, category } = attributes;
	const settings = { attributes, setAttributes };
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Posts', 'marketday' ) }>
					<Switches switches={ inherits } { ...settings } />
					{ ! inherit && (
						<>
							<IdPicker
								label={ __( 'Category', 'marketday' ) }
								help={ __(
									'Leave blank to list all posts.',
									'marketday'
								) }
								ids={ category > 0 ? [ category ] : [] }
								maximum={ 1 }
								{ ...categories }
								onChange={ ( [ id = 0 ] ) =>
									setAttributes( { category: id } )
								}
							/>
							<Ranges ranges={ perPage } { ...settings } />
						</>
					) }
				</PanelBody>
				<PanelBody title={ __( 'Layout', 'marketday' ) }>
					<Ranges ranges={ ranges } { ...settings } />
					<Switches switches={ layout } { ...settings } />
				</PanelBody>
				<SwitchesPanel switches={ parts } { ...settings } />
			</InspectorControls>
			<ServerPreview
				block="marketday/blog-index"
				attributes={ attributes }
			/>
		</>
	);
}
