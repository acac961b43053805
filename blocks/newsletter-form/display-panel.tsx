import {
	CheckboxControl,
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export interface FormAttributes {
	blockId: string;
	lists: number[];
	successMessage: string;
	redirectUrl: string;
	variant: string;
	name: string;
	delay: number;
	exitIntent: boolean;
	cookieExpiration: number;
	position: string;
	animation: string;
	fontFamily: string;
	places: string[];
}

interface PanelProps {
	attributes: FormAttributes;
	setAttributes: ( changes: Partial< FormAttributes > ) => void;
}

const VARIANTS = [
	{ value: 'inline', label: __( 'Display as', 'marketday' ) },
	{ value: 'below_pages', label: __( 'Below pages', 'marketday' ) },
	{ value: 'popup', label: __( 'Popup', 'marketday' ) },
	{ value: 'fixed_bar', label: __( 'Fixed bar', 'marketday' ) },
	{ value: 'slide_in', label: __( 'Slide-in', 'marketday' ) },
];

const PLACES = [
	{ value: 'front', label: __( 'Front page', 'marketday' ) },
	{ value: 'pages', label: __( 'Pages', 'marketday' ) },
	{ value: 'posts', label: __( 'Posts', 'marketday' ) },
	{ value: 'products', label: __( 'Products', 'marketday' ) },
	{ value: 'archives', label: __( 'Lists and searches', 'marketday' ) },
];

const ANIMATIONS = [
	{ value: 'none', label: __( 'None', 'marketday' ) },
	{ value: 'fadein', label: __( 'Fade in', 'marketday' ) },
	{ value: 'slideup', label: __( 'Slide up', 'marketday' ) },
	{ value: 'slidedown', label: __( 'Slide down', 'marketday' ) },
	{ value: 'slideleft', label: __( 'Slide left', 'marketday' ) },
	{ value: 'slideright', label: __( 'Slide right', 'marketday' ) },
	{ value: 'zoomin', label: __( 'Zoom in', 'marketday' ) },
	{ value: 'zoomout', label: __( 'Zoom out', 'marketday' ) },
	{ value: 'flip', label: __( 'Flip', 'marketday' ) },
];

const positionsOf = ( variant: string ) =>
	variant === 'fixed_bar'
		? [
				{ value: 'start', label: __( 'At the top', 'marketday' ) },
				{ value: 'end', label: __( 'At the bottom', 'marketday' ) },
		  ]
		: [
				{
					value: 'start',
					label: __( 'Start', 'marketday' ),
				},
				{ value: 'end', label: __( 'End', 'marketday' ) },
		  ];

const look = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

/** Settings of how and where the form comes. */
export function DisplayPanel( { attributes, setAttributes }: PanelProps ) {
	const { variant, places } = attributes;
	const comes = [ 'popup', 'fixed_bar', 'slide_in' ].includes( variant );
	return (
		<>
			<PanelBody title={ __( 'Animation', 'marketday' ) }>
				<SelectControl
					label={ __( 'Type', 'marketday' ) }
					help={
						comes
							? __(
									'Never shown in the basket or at checkout.',
									'marketday'
							  )
							: undefined
					}
					value={ variant }
					options={ VARIANTS }
					onChange={ ( value ) =>
						setAttributes( { variant: value } )
					}
					{ ...look }
				/>
				{ comes && (
					<ComingControls { ...{ attributes, setAttributes } } />
				) }
				<TextControl
					label={ __( 'Font family', 'marketday' ) }
					value={ attributes.fontFamily }
					onChange={ ( fontFamily ) =>
						setAttributes( { fontFamily } )
					}
					{ ...look }
				/>
			</PanelBody>
			<PanelBody
				title={ __( 'Show on', 'marketday' ) }
				initialOpen={ false }
			>
				<p>
					{ __( 'Select none to show it everywhere.', 'marketday' ) }
				</p>
				{ PLACES.map( ( { value, label } ) => (
					<CheckboxControl
						key={ value }
						label={ label }
						checked={ places.includes( value ) }
						onChange={ ( isOn ) =>
							setAttributes( {
								places: [
									...places.filter(
										( one ) => one !== value
									),
									...( isOn ? [ value ] : [] ),
								],
							} )
						}
						__nextHasNoMarginBottom
					/>
				) ) }
			</PanelBody>
		</>
	);
}

function ComingControls( { attributes, setAttributes }: PanelProps ) {
	const { variant } = attributes;
	return (
		<>
			<TextControl
				label={ __( 'Name for screen readers', 'marketday' ) }
				value={ attributes.name }
				placeholder={ __( 'Newsletter', 'marketday' ) }
				onChange={ ( name ) => setAttributes( { name } ) }
				{ ...look }
			/>
			<TextControl
				type="number"
				label={ __( 'Delay (seconds)', 'marketday' ) }
				value={ String( attributes.delay ) }
				onChange={ ( value ) =>
					setAttributes( {
						delay: Math.max( 0, Number( value ) || 0 ),
					} )
				}
				{ ...look }
			/>
			<ToggleControl
				label={ __(
					'Show at once when the mouse leaves the page',
					'marketday'
				) }
				checked={ attributes.exitIntent }
				onChange={ ( exitIntent ) => setAttributes( { exitIntent } ) }
				__nextHasNoMarginBottom
			/>
			<TextControl
				type="number"
				label={ __( 'Days hidden after closing', 'marketday' ) }
				help={ __( '0: until the browser is closed.', 'marketday' ) }
				value={ String( attributes.cookieExpiration ) }
				onChange={ ( value ) =>
					setAttributes( {
						cookieExpiration: Math.max( 0, Number( value ) || 0 ),
					} )
				}
				{ ...look }
			/>
			{ variant !== 'popup' && (
				<SelectControl
					label={ __( 'Position', 'marketday' ) }
					value={ attributes.position }
					options={ positionsOf( variant ) }
					onChange={ ( position ) => setAttributes( { position } ) }
					{ ...look }
				/>
			) }
			<SelectControl
				label={ __( 'Animation', 'marketday' ) }
				value={ attributes.animation }
				options={ ANIMATIONS }
				onChange={ ( animation ) => setAttributes( { animation } ) }
				{ ...look }
			/>
		</>
	);
}
