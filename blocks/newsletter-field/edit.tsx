import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { EditProps } from '../_shared/editor';
import { usualLabel } from './kinds';

interface FieldAttributes {
	kind: string;
	label: string;
	name: string;
	placeholder: string;
	required: boolean;
	options: string[];
}

/** Kinds whose answers are offered, those one types into, and those that are required in any case. */
const OFFERED = [ 'select', 'radio', 'checkbox' ];
const TYPED = [ 'email', 'first_name', 'last_name', 'text', 'textarea' ];
const CUSTOM = [ ...OFFERED, 'text', 'textarea', 'date' ];

export function Edit( {
	attributes,
	setAttributes,
}: EditProps< FieldAttributes > ) {
	const { kind, label, name, placeholder, required, options } = attributes;
	const props = useBlockProps( {
		className: `marketday-newsletter-field is-${ kind }`,
	} );
	const words = (
		<RichText
			tagName="span"
			allowedFormats={ [] }
			aria-label={ __( 'Label', 'marketday' ) }
			placeholder={ usualLabel( kind ) }
			value={ label }
			onChange={ ( value ) => setAttributes( { label: value } ) }
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Field', 'marketday' ) }>
					{ ! [ 'email', 'consent', 'submit', 'captcha' ].includes(
						kind
					) && (
						<ToggleControl
							label={ __( 'Required', 'marketday' ) }
							checked={ required }
							onChange={ ( value ) =>
								setAttributes( { required: value } )
							}
							__nextHasNoMarginBottom
						/>
					) }
					{ TYPED.includes( kind ) && (
						<TextControl
							label={ __( 'Placeholder', 'marketday' ) }
							value={ placeholder }
							onChange={ ( value ) =>
								setAttributes( { placeholder: value } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
					) }
					{ OFFERED.includes( kind ) && (
						<TextareaControl
							label={ __( 'Options, one per line', 'marketday' ) }
							value={ options.join( '\n' ) }
							onChange={ ( value ) =>
								setAttributes( {
									options: value.split( '\n' ),
								} )
							}
							__nextHasNoMarginBottom
						/>
					) }
					{ CUSTOM.includes( kind ) && (
						<TextControl
							label={ __( 'Field name', 'marketday' ) }
							help={ __(
								'Leave blank to use the label.',
								'marketday'
							) }
							value={ name }
							onChange={ ( value ) =>
								setAttributes( { name: value } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
					) }
				</PanelBody>
			</InspectorControls>
			<div { ...props }>
				<Sample { ...{ kind, options, placeholder } }>{ words }</Sample>
			</div>
		</>
	);
}

interface SampleProps {
	kind: string;
	options: string[];
	placeholder: string;
	children: JSX.Element;
}

/** The field as visitors see it; its controls rest while editing. */
function Sample( { kind, options, placeholder, children }: SampleProps ) {
	if ( kind === 'submit' ) {
		return <span className="marketday-button">{ children }</span>;
	}
	if ( kind === 'consent' ) {
		return (
			<div className="marketday-choice">
				<input type="checkbox" disabled />
				<span>{ children }</span>
			</div>
		);
	}
	const offers = options.filter( ( option ) => option !== '' );
	if ( [ 'radio', 'checkbox', 'lists' ].includes( kind ) ) {
		return (
			<div className="marketday-choices">
				<div className="marketday-field__label">{ children }</div>
				{ ( offers.length > 0 ? offers : [ '…' ] ).map( ( option ) => (
					<div key={ option } className="marketday-choice">
						<input
							type={ kind === 'radio' ? 'radio' : 'checkbox' }
							disabled
						/>
						<span>{ option }</span>
					</div>
				) ) }
			</div>
		);
	}
	return (
		<div className="marketday-field">
			<div className="marketday-field__label">{ children }</div>
			{ kind === 'textarea' ? (
				<textarea
					className="marketday-field__control"
					rows={ 3 }
					placeholder={ placeholder }
					disabled
				/>
			) : (
				<input
					className="marketday-field__control"
					type="text"
					placeholder={ placeholder }
					disabled
				/>
			) }
		</div>
	);
}
