<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Buying\AddToBasket\Choice;
use Marketday\Catalogue\Listing\FilterUrl;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StoreError;
use Marketday\Lists\Compare\CompareRow;
use Marketday\Lists\Compare\CompareRows;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\SearchHit;
use PHPUnit\Framework\Attributes\DataProvider;

/** What is chosen is what lies in the basket, in whatever script, and in whatever form it was sent; two values never become one. */
trait OptionValuesContract {
	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	/** What the engine keeps of a product for the request goes. */
	abstract protected function forgetProduct( int $id ): void;

	/** @return iterable<string, array{bool, int, int}> Global, first, count. */
	public static function portions(): iterable {
		foreach ( range( 0, 225, 25 ) as $from ) {
			yield "of a global attribute, from {$from}" => [ true, $from, 25 ];
			yield "of a product's own attribute, from {$from}" => [ false, $from, 25 ];
		}
	}

	#[DataProvider( 'portions' )]
	public function test_every_value_leads_to_its_own_variation( bool $isGlobal, int $from, int $count ): void {
		[ $product, $variations ] = $this->withVariations( array_slice( ChanceValues::of( 250, 43, $isGlobal ), $from, $count ), $isGlobal );
		$attribute                = $product->attributes()[0];
		self::assertCount( $count, $attribute->options );

		foreach ( $variations as $value => $id ) {
			$value = (string) $value;
			$forms = self::forms( $attribute, $value );
			foreach ( $forms as $form ) {
				self::assertSame( [ $attribute->field() => $value ], Choice::initial( $product, [ $attribute->field() => $form ] ), "{$value} as {$form}" );
			}
			$form = $forms[ $id % count( $forms ) ];
			self::assertSame( $id, $this->shop()->catalogue()->findVariation( $product->id, [ $attribute->field() => $form ] )?->id, "{$value} as {$form}" );
			$this->assertSeen( $product, $attribute, $value, $id );
			$this->assertBought( $product, $attribute, $id, $form, $value );
		}
	}

	public function test_a_value_that_there_is_not_is_refused_and_adds_nothing(): void {
		foreach ( [ true, false ] as $isGlobal ) {
			[ $product ] = $this->withVariations( [ '28', 'Μαλλί', 'white', 'С' ], $isGlobal );
			foreach ( [ '2,8', '28!', '(28)', '%ce%bc', 'Μαλλ', 'white/', '<b>white</b>', 'C', "\xff" ] as $unknown ) {
				$choice = [ $product->attributes()[0]->field() => $unknown ];
				try {
					$this->shop()->basket()->add( new AddToBasket( $product->id, 1, 0, $choice ) );
					self::fail( "{$unknown} was taken." );
				} catch ( StoreError $refusal ) {
					self::assertMatchesRegularExpression( '/^Χρώμα υφάσματος can’t have this value. Use one of: (28|white|Μαλλί|С)(, (28|white|Μαλλί|С)){3}$/u', $refusal->getMessage(), $unknown );
				}
				self::assertTrue( $this->shop()->basket()->contents()->isEmpty() );
			}
		}
	}

	private function assertSeen( Product $product, ProductAttribute $attribute, string $value, int $id ): void {
		$name  = $attribute->options[ $value ];
		$found = new SearchHit( $product, $this->shop()->catalogue()->variationsById( [ $id ] )[ $id ] );
		self::assertSame( $name, $found->choice() );
		$cells = array_filter( CompareRows::of( [ $id => $found ] ), static fn ( CompareRow $row ): bool => $row->name === $attribute->key );
		self::assertSame( esc_html( $name ), array_values( $cells )[0]->cells[ $id ] ?? null );
		wp_parse_str( (string) wp_parse_url( $found->url(), PHP_URL_QUERY ), $linked );
		self::assertSame( [ $attribute->field() => $value ], Choice::initial( $product, $linked ), 'A link preselects.' );
		if ( null === $attribute->taxonomy ) {
			return;
		}
		$address = new FilterUrl( $this->shop()->settings()->currency() );
		$state   = new FilterState();
		foreach ( [ $value, rawurldecode( $value ), strtoupper( $value ) ] as $form ) {
			$state = $address->read( [ $address->taxonomyParameter( $attribute->taxonomy ) => $form ] );
			self::assertSame( [ $attribute->taxonomy => [ $attribute->terms[ $value ] ] ], $state->terms, "{$name} as {$form}" );
		}
		wp_parse_str( (string) wp_parse_url( $address->url( '/shop/', $state ), PHP_URL_QUERY ), $filtered );
		self::assertSame( $state->terms, $address->read( $filtered )->terms, 'The filter knows its own address.' );
	}

	private function assertBought( Product $product, ProductAttribute $attribute, int $id, string $form, string $value ): void {
		$basket = $this->shop()->basket();
		// Half of them by the choice alone, as forms without scripts send it.
		$basket->add( new AddToBasket( $product->id, 1, 0 === $id % 2 ? $id : 0, [ $attribute->field() => $form ] ) );
		$lines = $basket->contents()->lines;
		self::assertSame( [ $id ], array_map( static fn ( $line ): int => $line->product->variationId, $lines ), "{$value} as {$form}" );
		self::assertSame( [ $attribute->name ], array_column( $lines[0]->product->choices, 'name' ) );
		// WooCommerce's own words have typographic marks.
		$name = $attribute->options[ $value ];
		$text = array_map( static fn ( string $one ): string => html_entity_decode( wptexturize( $one ), ENT_QUOTES ), [ $name, esc_html( $name ) ] );
		self::assertContains( $lines[0]->product->choices[0]['value'], [ $name, ...$text ] );
		$basket->clear();
	}

	/** @return list<string> A value as forms, links and other shops' calls send it. */
	private static function forms( ProductAttribute $attribute, string $value ): array {
		$name  = $attribute->options[ $value ];
		$forms = null === $attribute->taxonomy
			? [ $value, rawurlencode( $value ), esc_html( $value ) ]
			: [ $value, rawurldecode( $value ), strtoupper( $value ), $name, rawurlencode( $name ) ];
		// What another one is called is that one.
		return array_values( array_filter( $forms, static fn ( string $form ): bool => $form === $value
			|| ! ( isset( $attribute->options[ $form ] ) || isset( $attribute->options[ sanitize_title( $form ) ] ) && sanitize_title( $form ) !== $value ) ) );
	}

	/**
	 * A product with a variation of each value, kept as both engines keep them.
	 *
	 * @param list<string> $values
	 * @return array{Product, array<array-key, int>} With the variations by their values.
	 */
	private function withVariations( array $values, bool $isGlobal ): array {
		$draft  = new AttributeDraft( 'Χρώμα υφάσματος', [], $isGlobal, true, true );
		$id     = $this->aProduct( type: ProductType::Variable, regularPrice: null, attributes: [ $draft ] );
		$stored = (array) get_post_meta( $id, '_product_attributes', true );
		$key    = (string) array_key_first( $stored );
		$slugs  = $isGlobal ? $this->terms( $id, $values, (string) $stored[ $key ]['name'] ) : $values;
		if ( ! $isGlobal ) {
			$stored[ $key ]['value'] = implode( ' | ', $values );
			update_post_meta( $id, '_product_attributes', wp_slash( $stored ) );
		}
		$variations = [];
		foreach ( $slugs as $place => $slug ) {
			$variations[ $slug ] = (int) wp_insert_post( [
				'post_type'   => 'product_variation',
				'post_status' => 'publish',
				'post_parent' => $id,
				'post_title'  => "Variation {$place}",
				'menu_order'  => $place,
				'meta_input'  => [ '_price' => '5', '_regular_price' => '5', '_stock_status' => 'instock', "attribute_{$key}" => wp_slash( $slug ) ],
			] );
		}
		$this->forgetProduct( $id );
		return [ $this->shop()->catalogue()->product( $id ) ?? self::fail( 'There is no product.' ), $variations ];
	}

	/**
	 * @param list<string> $names
	 * @return list<string> Their slugs, of which equal ones are numbered.
	 */
	private function terms( int $product, array $names, string $taxonomy ): array {
		$slugs = [];
		foreach ( $names as $name ) {
			$slug = sanitize_title( $name );
			$free = $slug;
			for ( $number = 2; '' === $free || in_array( $free, $slugs, true ); $number++ ) {
				$free = _truncate_post_slug( $slug, 190 ) . "-{$number}";
			}
			$made = wp_insert_term( wp_slash( $name ), $taxonomy, [ 'slug' => $free ] );
			self::assertIsArray( $made, $name );
			$term    = get_term( (int) $made['term_id'], $taxonomy );
			$slugs[] = $term instanceof \WP_Term ? $term->slug : '';
			wp_set_object_terms( $product, $made['term_id'], $taxonomy, true );
		}
		return $slugs;
	}
}
