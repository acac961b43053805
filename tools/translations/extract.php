<?php
/**
 * Lists the translatable texts of PHP files as JSON: `php extract.php FILE...`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

/** Where each function has text, plural and context, counted from 0. */
const MARKETDAY_FUNCTIONS = [
	'__'           => [ 0, null, null ],
	'_e'           => [ 0, null, null ],
	'esc_html__'   => [ 0, null, null ],
	'esc_html_e'   => [ 0, null, null ],
	'esc_attr__'   => [ 0, null, null ],
	'esc_attr_e'   => [ 0, null, null ],
	'_x'           => [ 0, null, 1 ],
	'_ex'          => [ 0, null, 1 ],
	'esc_html_x'   => [ 0, null, 1 ],
	'esc_attr_x'   => [ 0, null, 1 ],
	'_n'           => [ 0, 1, null ],
	'_nx'          => [ 0, 1, 3 ],
	'_n_noop'      => [ 0, 1, null ],
	'_nx_noop'     => [ 0, 1, 2 ],
];

/**
 * The arguments of a call that are plain literal strings; others are null.
 *
 * @param list<PhpToken> $tokens
 * @param int            $at     The opening parenthesis.
 * @return list<string|null>
 */
function marketday_arguments( array $tokens, int $at ): array {
	$arguments = [];
	$current   = [];
	$depth     = 0;
	for ( ; isset( $tokens[ $at ] ); $at++ ) {
		$text   = $tokens[ $at ]->text;
		$depth += in_array( $text, [ '(', '[', '{' ], true ) ? 1 : ( in_array( $text, [ ')', ']', '}' ], true ) ? -1 : 0 );
		if ( 0 === $depth || ( 1 === $depth && ',' === $text ) ) {
			$arguments[] = 1 === count( $current ) && $current[0]->is( T_CONSTANT_ENCAPSED_STRING ) ? marketday_literal( $current[0]->text ) : null;
			$current     = [];
			if ( 0 === $depth ) {
				return $arguments;
			}
		} elseif ( ! ( 1 === $depth && '(' === $text && [] === $current && [] === $arguments ) ) {
			$current[] = $tokens[ $at ];
		}
	}
	return $arguments;
}

/** The value of a string as it stands in the source. */
function marketday_literal( string $source ): string {
	$inner = substr( $source, 1, -1 );
	return "'" === $source[0] ? str_replace( [ "\\'", '\\\\' ], [ "'", '\\' ], $inner ) : stripcslashes( $inner );
}

$marketday_found = [];
foreach ( array_slice( $argv, 1 ) as $marketday_file ) {
	$marketday_comment = [ 0, '' ];
	$marketday_tokens  = [];
	foreach ( PhpToken::tokenize( (string) file_get_contents( $marketday_file ) ) as $marketday_token ) {
		if ( $marketday_token->is( [ T_COMMENT, T_DOC_COMMENT ] ) && preg_match( '#translators:(.*?)(?:\*/|$)#is', $marketday_token->text, $marketday_match ) ) {
			$marketday_comments[ $marketday_file ][ $marketday_token->line + substr_count( $marketday_token->text, "\n" ) ] = 'translators:' . rtrim( $marketday_match[1] );
		}
		if ( ! $marketday_token->isIgnorable() ) {
			$marketday_tokens[] = $marketday_token;
		}
	}
	foreach ( $marketday_tokens as $marketday_index => $marketday_token ) {
		$marketday_places = MARKETDAY_FUNCTIONS[ ltrim( $marketday_token->text, '\\' ) ] ?? null;
		if (
			null === $marketday_places
				|| '(' !== ( $marketday_tokens[ $marketday_index + 1 ]->text ?? '' )
				|| '->' === ( $marketday_tokens[ $marketday_index - 1 ]->text ?? '' )
		) {
			continue;
		}
		$marketday_arguments = marketday_arguments( $marketday_tokens, $marketday_index + 1 );
		if ( ! in_array( 'marketday', $marketday_arguments, true ) || null === ( $marketday_arguments[0] ?? null ) ) {
			continue;
		}
		[ , $marketday_plural, $marketday_context ] = $marketday_places;
		$marketday_line    = $marketday_token->line;
		$marketday_near    = $marketday_comments[ $marketday_file ] ?? [];
		$marketday_found[] = [
			'text'    => $marketday_arguments[0],
			'plural'  => null === $marketday_plural ? null : ( $marketday_arguments[ $marketday_plural ] ?? null ),
			'context' => null === $marketday_context ? null : ( $marketday_arguments[ $marketday_context ] ?? null ),
			'comment' => $marketday_near[ $marketday_line ] ?? $marketday_near[ $marketday_line - 1 ] ?? null,
			'file'    => $marketday_file,
			'line'    => $marketday_line,
		];
	}
}
echo json_encode( $marketday_found, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR );
