<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use WP_Term;

/** Request of a live search. docs/PROTOCOL.md#search: it runs from three characters on, or with a category. */
final class SearchRequest {
	public const SHORTEST = 3;
	public const LONGEST  = 200;

	private function __construct(
		public readonly string $text,
		public readonly ?WP_Term $category
	) {}

	/** @return array<string, array<string, mixed>> */
	public static function parameters(): array {
		return [
			'search'   => Parameters::text( 'What was typed.', self::LONGEST ),
			'category' => Parameters::text( 'Slug of a category; all, or nothing, for any.', Request::LONGEST_VALUE ),
		];
	}

	/** @throws Problem 400. */
	public static function from( Request $request ): self {
		$text = self::line( $request );
		if ( mb_strlen( $text ) > self::LONGEST ) {
			throw $request->invalid( 'search', sprintf( 'must have at most %d characters', self::LONGEST ) );
		}
		$slug     = $request->plain( 'category', Request::LONGEST_VALUE );
		$isAny    = in_array( $slug, [ '', 'all' ], true );
		$category = $isAny ? null : Slug::term( $slug, 'product_cat' );
		if ( ! $isAny && null === $category ) {
			throw $request->invalid( 'category', 'must be a category of the shop' );
		}
		if ( mb_strlen( $text ) < self::SHORTEST && null === $category ) {
			/* translators: %d: number of characters. */
			throw Problem::badRequest( 'marketday_search_too_short', sprintf( __( 'Enter at least %d characters, or choose a category.', 'marketday' ), self::SHORTEST ) );
		}
		return new self( mb_strlen( $text ) < self::SHORTEST ? '' : $text, $category );
	}

	/** Text as it was typed, in one line: what looks like a tag is measured and looked for too, and escaped where it is shown. */
	private static function line( Request $request ): string {
		// Refuses what is no text, and one that is too long.
		$request->text( 'search', '', 4 * self::LONGEST );
		$typed = $request->raw( 'search' );
		return trim( (string) preg_replace( '/[\x00-\x20\x7f]+/', ' ', is_scalar( $typed ) ? (string) $typed : '' ) );
	}
}
