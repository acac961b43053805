<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\Swatches;
use Marketday\Tests\SiteTestCase;

/** The looks of an attribute's values, from where shops and the most used plugins keep them. */
final class SwatchesTest extends SiteTestCase {
	/** @var array<string, int> Ids of terms by value. */
	private array $ids = [];

	protected function setUp(): void {
		parent::setUp();
		register_taxonomy( 'pa_tone', [ 'product' ] );
	}

	protected function tearDown(): void {
		unregister_taxonomy( 'pa_tone' );
		parent::tearDown();
	}

	public function test_a_colour_is_read_from_where_each_plugin_keeps_it(): void {
		$this->term( 'core', [ 'color' => '#2b3a57' ] );
		$this->term( 'getwoo', [ 'product_attribute_color' => '#66714C' ] );
		$this->term( 'cartflows', [ 'cfvsw_color' => '#b25b38' ] );
		$this->term( 'two', [ 'color' => '#000000', 'secondary_color' => '#ffffff' ] );
		$this->term( 'none', [] );

		self::assertSame(
			[
				'core'      => [ '#2b3a57' ],
				'getwoo'    => [ '#66714C' ],
				'cartflows' => [ '#b25b38' ],
				'two'       => [ '#000000', '#ffffff' ],
				'none'      => [],
			],
			$this->colours( [ 'core', 'getwoo', 'cartflows', 'two', 'none' ] )
		);
	}

	public function test_an_image_wins_over_a_colour(): void {
		$image = (int) wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Tartan' ], wp_get_upload_dir()['basedir'] . '/tartan.png' );
		$this->term( 'tartan', [ 'color' => '#2b3a57', 'image' => (string) $image ] );

		$swatch = Swatches::of( $this->attribute( [ 'tartan' ] ) )['tartan'];

		self::assertStringEndsWith( '/tartan.png', $swatch->image );
		self::assertSame( [], $swatch->colours );
	}

	public function test_what_is_no_colour_paints_nothing(): void {
		$this->term( 'bad', [ 'color' => 'red;background:url(//x)' ] );

		self::assertSame( [], Swatches::of( $this->attribute( [ 'bad' ] ) ) );
	}

	public function test_values_without_a_look_are_chosen_from_a_list_unless_the_attribute_asks_for_buttons(): void {
		$this->term( 'plain', [] );

		self::assertSame( [], Swatches::of( $this->attribute( [ 'plain' ] ) ) );
		self::assertTrue( Swatches::of( $this->attribute( [ 'plain' ], 'button' ) )['plain']->isLabel() );
		self::assertSame( [], Swatches::of( new ProductAttribute( 'logo', 'Logo', null, [ 'Yes' => 'Yes' ], new AttributeUse( true, true ) ) ) );
	}

	/** @param array<string, string> $meta */
	private function term( string $slug, array $meta ): void {
		$term                = (array) wp_insert_term( ucfirst( $slug ), 'pa_tone', [ 'slug' => $slug ] );
		$this->ids[ $slug ] = (int) $term['term_id'];
		foreach ( $meta as $key => $value ) {
			update_term_meta( (int) $term['term_id'], $key, $value );
		}
	}

	/** @param list<string> $slugs */
	private function attribute( array $slugs, string $type = 'select' ): ProductAttribute {
		return new ProductAttribute(
			'pa_tone',
			'Tone',
			'pa_tone',
			array_combine( $slugs, array_map( 'ucfirst', $slugs ) ),
			new AttributeUse( true, true ),
			'',
			$type,
			$this->ids
		);
	}

	/**
	 * @param list<string> $slugs
	 * @return array<string, list<string>>
	 */
	private function colours( array $slugs ): array {
		return array_map( static fn ( \Marketday\Engine\Contract\Swatch $swatch ): array => $swatch->colours, Swatches::of( $this->attribute( $slugs ) ) );
	}
}
