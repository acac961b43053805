<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** Properties of Unicode as JavaScript names them: categories, scripts, and the few others that PCRE knows. */
final class PatternProperties {
	private const CATEGORIES = [
		'Letter'                => 'L',
		'Lowercase_Letter'      => 'Ll',
		'Modifier_Letter'       => 'Lm',
		'Other_Letter'          => 'Lo',
		'Titlecase_Letter'      => 'Lt',
		'Uppercase_Letter'      => 'Lu',
		'Mark'                  => 'M',
		'Combining_Mark'        => 'M',
		'Spacing_Mark'          => 'Mc',
		'Enclosing_Mark'        => 'Me',
		'Nonspacing_Mark'       => 'Mn',
		'Number'                => 'N',
		'Decimal_Number'        => 'Nd',
		'digit'                 => 'Nd',
		'Letter_Number'         => 'Nl',
		'Other_Number'          => 'No',
		'Punctuation'           => 'P',
		'punct'                 => 'P',
		'Connector_Punctuation' => 'Pc',
		'Dash_Punctuation'      => 'Pd',
		'Close_Punctuation'     => 'Pe',
		'Final_Punctuation'     => 'Pf',
		'Initial_Punctuation'   => 'Pi',
		'Other_Punctuation'     => 'Po',
		'Open_Punctuation'      => 'Ps',
		'Symbol'                => 'S',
		'Currency_Symbol'       => 'Sc',
		'Modifier_Symbol'       => 'Sk',
		'Math_Symbol'           => 'Sm',
		'Other_Symbol'          => 'So',
		'Separator'             => 'Z',
		'Line_Separator'        => 'Zl',
		'Paragraph_Separator'   => 'Zp',
		'Space_Separator'       => 'Zs',
		'Other'                 => 'C',
		'Control'               => 'Cc',
		'cntrl'                 => 'Cc',
		'Format'                => 'Cf',
		'Unassigned'            => 'Cn',
		'Private_Use'           => 'Co',
		'Surrogate'             => 'Cs',
		'Cased_Letter'          => 'L&',
		'LC'                    => 'L&',
	];

	private const BINARY = [
		'Any',
		'Alphabetic',
		'Lowercase',
		'Uppercase',
		'White_Space',
		'Emoji',
		'Emoji_Presentation',
		'Extended_Pictographic',
		'Ideographic',
		'ID_Start',
		'ID_Continue',
		'Math',
		'Dash',
		'Diacritic',
		'Hex_Digit',
	];

	/**
	 * Writes a property for a class in brackets.
	 *
	 * @throws PatternSyntaxException For what there is not, or PCRE does not know.
	 */
	public static function write( bool $isNegated, string $name, string $value, bool $isCaseless ): string {
		if ( 'ASCII' === $name && '' === $value ) {
			return $isNegated ? '\x{80}-\x{10FFFF}' : '\x{0}-\x{7F}';
		}
		$known = match ( true ) {
			in_array( $name, [ 'Script', 'sc', 'Script_Extensions', 'scx' ], true ) => 1 === preg_match( '/^[A-Z][A-Za-z_]*$/D', $value ) ? $value : null,
			in_array( $name, [ 'General_Category', 'gc' ], true ) => self::category( $value ),
			'' !== $value => null,
			default => self::category( $name ) ?? ( in_array( $name, self::BINARY, true ) ? $name : null ),
		};
		if ( $isCaseless && in_array( $known, [ 'Lu', 'Ll', 'Lt', 'Lowercase', 'Uppercase' ], true ) ) {
			return $isNegated ? '\x{0}-\x{10FFFF}' : '\p{L&}';
		}
		return sprintf( $isNegated ? '\P{%s}' : '\p{%s}', $known ?? throw new PatternSyntaxException( 'There is no such property.' ) );
	}

	private static function category( string $name ): ?string {
		return self::CATEGORIES[ $name ] ?? ( in_array( $name, self::CATEGORIES, true ) && 'L&' !== $name ? $name : null );
	}
}
