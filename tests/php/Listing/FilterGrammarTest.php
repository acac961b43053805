<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Catalogue\Listing\FilterJson;
use Marketday\Catalogue\Listing\FilterUrl;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Search\Contract\FilterState;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** One choice is one address, here as in the browser, and the calls' JSON says the same. */
#[Group( 'sqlite' )]
final class FilterGrammarTest extends SiteTestCase {
	/**
	 * @param array<string, list<string>> $fields Of a form, by name.
	 * @param array<string, mixed>        $json   With slugs in place of the terms' ids.
	 */
	#[DataProvider( 'cases' )]
	public function test_a_choice_has_one_address_and_one_meaning( array $fields, string $url, array $json, string $queryId ): void {
		$this->engine()->writer()->save( new ProductDraft(
			name: 'Thing',
			regularPrice: '5',
			categories: [ [ 'Mugs' ], [ 'Bowls' ] ],
			attributes: [ new AttributeDraft( 'Colour', [ 'Red', 'Blue' ], true ), new AttributeDraft( 'Size', [ 'Small' ], true ) ]
		) );
		$currency = new Currency( 'GBP', '£', 2, 'left', '.', ',' );
		$grammar  = new FilterUrl( $currency, $queryId );

		$chosen = $grammar->read( array_map( static fn ( array $values ): string => implode( ',', $values ), $fields ) );
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $parameters );

		self::assertSame( $url, $grammar->url( '/shop/', $chosen ) );
		self::assertEquals( $chosen, $grammar->read( $parameters ) );
		self::assertEquals( $this->sorted( $chosen ), $this->sorted( ( new FilterJson( $currency ) )->read( $this->withIds( $json ) ) ) );
	}

	/** @return iterable<string, array{array<string, list<string>>, string, array<string, mixed>, string}> */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/filter-url-cases.json' ), true );
		foreach ( is_array( $cases ) ? $cases : [] as $case ) {
			yield $case['says'] => [ $case['fields'], $case['url'], $case['json'], $case['queryId'] ?? '' ];
		}
	}

	/** The order of what is chosen in a list means nothing. */
	private function sorted( FilterState $state ): FilterState {
		return $state->with( terms: array_map( static function ( array $ids ): array {
			sort( $ids );
			return $ids;
		}, $state->terms ) );
	}

	/**
	 * @param array<string, mixed> $json
	 * @return array<string, mixed>
	 */
	private function withIds( array $json ): array {
		$id  = static fn ( string $slug, string $taxonomy ): int => (int) get_term_by( 'slug', $slug, $taxonomy )->term_id;
		$ids = static fn ( string $taxonomy, array $slugs ): array => array_map( static fn ( string $slug ): int => $id( $slug, $taxonomy ), $slugs );
		foreach ( $json['product_taxonomy'] ?? [] as $index => $one ) {
			$json['product_taxonomy'][ $index ]['term_ids'] = $ids( $one['taxonomy'], $one['term_ids'] );
		}
		return array_merge( $json, isset( $json['category'] ) ? [ 'category' => $ids( 'product_cat', $json['category'] ) ] : [] );
	}
}
