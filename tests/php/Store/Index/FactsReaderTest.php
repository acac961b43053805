<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\ProductFacts;
use Marketday\Search\Index\TermReader;
use Marketday\Search\Index\Text\ProductText;
use Marketday\Search\Index\UnitFacts;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Products as the index reads them, a whole step of a build at once. */
#[Group( 'sqlite' )]
final class FactsReaderTest extends SiteTestCase {
	public function test_reads_products_anywhere_among_thousands_in_short_statements(): void {
		$mug        = $this->engine()->writer()->save( new ProductDraft( name: 'Mug of thousands', status: 'publish', regularPrice: '10.00' ) );
		$statements = [];
		$note       = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = strlen( $sql );
			return $sql;
		};

		add_filter( 'query', $note );
		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( [ ...range( 9_000_001, 9_002_499 ), $mug ] );
		remove_filter( 'query', $note );

		self::assertSame( [ $mug ], array_column( $facts, 'id' ) );
		self::assertLessThan( 8192, max( 0, ...$statements ) );
	}

	public function test_reads_a_product_among_many_as_it_reads_it_alone(): void {
		global $wpdb;
		$reader = new FactsReader( $this->engine()->prices() );
		$ids    = array_map( [ $this, 'stored' ], range( 1, 120 ) );
		$ways   = [];
		$note   = static function ( string $sql ) use ( &$ways ): string {
			if ( str_contains( $sql, 'meta_value' ) ) {
				$ways[] = str_contains( $sql, 'BETWEEN' );
			}
			return $sql;
		};

		add_filter( 'query', $note );
		$many = $reader->read( $ids );
		remove_filter( 'query', $note );

		self::assertContains( true, $ways, 'Nothing was read in one go.' );
		self::assertCount( count( $ids ), $many );
		foreach ( array_slice( $many, 0, 40 ) as $one ) {
			$alone = $reader->read( [ $one->id ] )[0];
			self::assertNotSame( [], $one->terms['product_cat'] );
			self::assertSame( $alone->row(), $one->row() );
			self::assertSame( [ $alone->text->words(), $alone->text->codes() ], [ $one->text->words(), $one->text->codes() ] );
		}
	}

	public function test_reads_those_it_is_asked_for_and_none_between_with_variations_in_the_shops_order(): void {
		$ids    = array_map( [ $this, 'stored' ], range( 1, 180 ) );
		$wanted = array_values( array_filter( $ids, static fn ( int $number ): bool => 0 !== $number % 3, ARRAY_FILTER_USE_KEY ) );

		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( $wanted );

		self::assertSame( $wanted, array_column( $facts, 'id' ) );
		self::assertSame( $wanted, array_keys( ( new TermReader() )->of( $wanted ) ) );
		$shop = array_map( static fn ( ProductFacts $one ): array => array_column( $one->units, 'id' ), $facts );
		self::assertContains( 2, array_map( 'count', $shop ) );
		foreach ( $shop as $units ) {
			$made = $units;
			sort( $made );
			self::assertSame( array_reverse( $made ), $units, 'Variations are not in the shop’s order.' );
		}
	}

	public function test_a_category_brings_all_above_it(): void {
		$line = [];
		foreach ( [ 'Top of the line', 'Below the top', 'Above the end', 'End of the line' ] as $name ) {
			$term   = wp_insert_term( $name, 'product_cat', [ 'parent' => $line[0] ?? 0 ] );
			$line   = [ is_array( $term ) ? (int) $term['term_id'] : 0, ...$line ];
		}
		$mug = $this->engine()->writer()->save( new ProductDraft( name: 'Mug of the line', status: 'publish', regularPrice: '10.00' ) );
		wp_set_object_terms( $mug, [ $line[0] ], 'product_cat' );

		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( [ $mug ] )[0];

		self::assertSame( $line, $facts->terms['product_cat'] );
		self::assertSame( ProductText::TERMS, $facts->text->words()['top'] ?? null );
	}

	public function test_a_variation_without_a_price_is_nothing_to_buy(): void {
		[ $rug, $amber ] = $this->rug( '15.00', '' );

		$facts = $this->facts( $rug );

		self::assertSame( [ $amber ], array_column( $facts->units, 'id' ) );
		self::assertSame( [ $this->colour( 'Amber' ) ], $facts->units[0]->terms['pa_colour'] );
	}

	public function test_a_product_of_which_nothing_has_a_price_is_listed_without_attributes(): void {
		[ $rug ] = $this->rug( '', '' );

		$facts = $this->facts( $rug );

		self::assertSame(
			[ [ $rug ], null, [], false ],
			[ array_column( $facts->units, 'id' ), $facts->units[0]->price, $facts->units[0]->terms, $facts->units[0]->onSale ]
		);
		self::assertTrue( $facts->visibility->inCatalogue );
	}

	public function test_a_group_has_the_prices_and_sales_of_the_members_that_a_visitor_may_see(): void {
		$writer  = $this->engine()->writer();
		$member  = static fn (
			string $price,
			string $sale = '',
			string $status = 'publish'
		): int => $writer->save( new ProductDraft( name: "Member for {$price}", sku: "MEMBER-{$price}", status: $status, regularPrice: $price, salePrice: $sale ) );
		[ $rug ] = $this->rug( '30.00', '45.00' );
		$group   = $writer->save( new ProductDraft(
			type: ProductType::Grouped,
			name: 'Set',
			sku: 'SET-1',
			status: 'publish',
			groupedIds: [ $member( '90.00' ), $member( '20.00', '12.00' ), $member( '5.00', '', 'draft' ), $member( '' ), $rug ]
		) );

		$facts = $this->facts( $group );

		self::assertSame(
			[ [ 9000, false ], [ 1200, true ], [ 3000, false ] ],
			array_map( static fn ( UnitFacts $unit ): array => [ $unit->price, $unit->onSale ], $facts->units )
		);
		self::assertSame( [ $group, $group, $group ], array_column( $facts->units, 'id' ) );
		self::assertSame( [ 1200, 9000 ], $facts->prices() );
		self::assertSame( [ 'set1' ], array_keys( $facts->text->codes() ) );
		$card = $this->engine()->catalogue()->product( $group )?->price();
		self::assertSame( [ '12.00', '90.00', true ], [ $card?->current()?->decimal(), $card?->highest()?->decimal(), $card?->onSale ] );
	}

	public function test_a_group_without_prices_has_its_page_all_the_same(): void {
		$group = $this->engine()->writer()->save( new ProductDraft( type: ProductType::Grouped, name: 'Set', status: 'publish' ) );

		self::assertSame( [ [ $group ], [ 0, 0 ] ], [ array_column( $this->facts( $group )->units, 'id' ), $this->facts( $group )->prices() ] );
	}

	private function facts( int $id ): ProductFacts {
		return ( new FactsReader( $this->engine()->prices() ) )->read( [ $id ] )[0];
	}

	/** @return array{int, int, int} A product in Amber and Black, with its variations. */
	private function rug( string ...$prices ): array {
		$writer = $this->engine()->writer();
		$colour = static fn ( string ...$names ): array => [ new AttributeDraft( 'Colour', array_values( $names ), true, true, true ) ];
		$rug    = $writer->save( new ProductDraft( type: ProductType::Variable, name: 'Rug', status: 'publish', attributes: $colour( 'Amber', 'Black' ) ) );
		return [
			$rug,
			...array_map(
				static fn ( string $name, string $price ): int => $writer->save( new ProductDraft(
					variationOf: $rug,
					status: 'publish',
					regularPrice: $price,
					attributes: $colour( $name )
				) ),
				[ 'Amber', 'Black' ],
				$prices
			),
		];
	}

	private function colour( string $name ): int {
		return (int) get_term_by( 'name', $name, 'pa_colour' )->term_id;
	}

	/** A product as it is stored, one after another; each tenth has two variations, the later one first. */
	private function stored( int $number ): int {
		$isVariable = 0 === $number % 10;
		$id         = $this->post( 'product', "Mug {$number} of many", [
			'_price' => "{$number}.50",
			'_sku'   => "MANY-{$number}",
			'_note'  => 'not read',
		] );
		wp_set_object_terms( $id, [ 'Many', 'Many ' . $number % 3 ], 'product_cat' );
		wp_set_object_terms( $id, $isVariable ? 'variable' : 'simple', 'product_type' );
		foreach ( $isVariable ? [ 2, 1 ] : [] as $place ) {
			$this->post( 'product_variation', "Mug {$number} of many, {$place}", [ '_price' => "{$place}.00" ], $id, $place );
		}
		return $id;
	}

	/** @param array<string, string> $meta */
	private function post( string $type, string $title, array $meta, int $parent = 0, int $place = 0 ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->posts, [
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_title'   => $title,
			'post_date'    => '2026-01-01 10:00:00',
			'post_content' => 'Stoneware, 350 ml',
			'post_parent'  => $parent,
			'menu_order'   => $place,
		] );
		$id = (int) $wpdb->insert_id;
		foreach ( $meta as $key => $value ) {
			$wpdb->insert( $wpdb->postmeta, [
				'post_id'    => $id,
				'meta_key'   => $key,
				'meta_value' => $value,
			] );
		}
		return $id;
	}
}
