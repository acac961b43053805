<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Embedded\Downloads\ProductFile;
use Marketday\Engine\Embedded\Downloads\ProductFiles;
use Marketday\Engine\Embedded\ProductScreens\ProductColumns;
use Marketday\Engine\Embedded\ProductScreens\ProductFieldsBox;
use PHPUnit\Framework\Attributes\DataProvider;

/** The product screens of wp-admin. */
final class CatalogueScreensTest extends CatalogueTestCase {
	public function test_shows_price_sku_and_stock_in_the_list(): void {
		$id      = $this->aProduct( sku: 'MUG', regularPrice: '12.50', stockQuantity: '2' );
		$columns = new ProductColumns( $this->moduleAt( 'now' ) );

		self::assertSame(
			[ 'cb', 'picture', 'title', 'sku', 'stock', 'price', 'date' ],
			array_keys( $columns->name( [ 'cb' => '<input>', 'title' => 'Title', 'comments' => 'Comments', 'date' => 'Date' ] ) )
		);
		self::assertSame( [ 'MUG', '2 in stock', '£12.50' ], array_map( fn ( string $column ): string => $this->printed( static fn () => $columns->print( $column, $id ) ), [ 'sku', 'stock', 'price' ] ) );
	}

	public function test_saves_what_an_editor_typed(): void {
		$id = $this->aProduct( sku: 'MUG', regularPrice: '12.50' );

		$this->submit( $id, [ $id => [ 'regular' => '14,00', 'sale' => '11', 'sku' => 'MUG-2', 'stock' => '7', 'state' => 'instock' ] ] );

		$mug = $this->read( $id );
		self::assertSame(
			[ '11.00', '14.00', 'MUG-2', 7 ],
			[ $mug->price()->current()?->decimal(), $mug->price()->regular()?->decimal(), $mug->sku, $mug->stock->quantity ]
		);
	}

	public function test_saves_each_variation_of_a_family(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );
		$red   = $this->catalogue()->variations( $shirt )[0];

		$this->submit( $shirt, [ $red->id => [ 'regular' => '9', 'sale' => '', 'sku' => 'RED', 'stock' => '', 'state' => 'outofstock' ] ] );

		self::assertSame( [ '9', '12' ], get_post_meta( $shirt, '_price' ) );
		self::assertSame( 'Out of stock', $this->catalogue()->variations( $shirt )[0]->stock->text );
	}

	public function test_changes_nothing_without_the_pages_own_token_or_the_right_to_edit(): void {
		$id     = $this->aProduct( regularPrice: '12.50' );
		$fields = [ $id => [ 'regular' => '1', 'sku' => '' ] ];

		$this->submit( $id, $fields, nonce: 'forged' );
		$this->submit( $id, $fields, user: 0 );

		self::assertSame( '12.50', $this->read( $id )->price()->current()?->decimal() );
	}

	public function test_leaves_all_as_it_was_where_one_field_is_no_number(): void {
		$id = $this->aProduct( sku: 'MUG', regularPrice: '12.50' );

		$this->submit( $id, [ $id => [ 'regular' => 'lots', 'sku' => 'OTHER' ] ] );

		self::assertSame( [ '12.50', 'MUG' ], [ $this->read( $id )->price()->current()?->decimal(), $this->read( $id )->sku ] );
	}

	public function test_attaches_files_and_leaves_those_alone_that_an_editor_did_not_touch(): void {
		$id    = $this->aProduct( regularPrice: '5' );
		$typed = "Walks | https://files.example/W%C3%A4lder.pdf\r\n\r\nhttps://files.example/map.pdf";
		$this->submit( $id, [ $id => [ 'regular' => '5', 'files' => $typed, 'limit' => '3', 'days' => '' ] ] );

		$files = ProductFiles::of( $id );
		self::assertSame(
			[ [ 'Walks', 'https://files.example/W%C3%A4lder.pdf' ], [ 'map.pdf', 'https://files.example/map.pdf' ] ],
			array_map( static fn ( ProductFile $file ): array => [ $file->name, $file->address ], array_values( $files ) )
		);
		self::assertSame( [ 3, null ], [ ProductFiles::limit( $id ), ProductFiles::days( $id ) ] );

		$stored = [ 'bought' => [ 'id' => 'bought', 'name' => 'Walks', 'file' => 'https://files.example/walks.pdf', 'enabled' => true ] ];
		update_post_meta( $id, '_downloadable_files', $stored );
		$this->submit( $id, [ $id => [ 'regular' => '6', 'files' => 'Walks | https://files.example/walks.pdf', 'limit' => '3', 'days' => '' ] ] );
		self::assertSame( $stored, get_post_meta( $id, '_downloadable_files', true ) );

		$this->submit( $id, [ $id => [ 'regular' => '6', 'files' => 'Long walks | https://files.example/walks.pdf' ] ] );
		self::assertSame( [ 'bought' ], array_keys( ProductFiles::of( $id ) ) );
		self::assertSame( 'Long walks', ProductFiles::of( $id )['bought']->name );

		$this->submit( $id, [ $id => [ 'regular' => '6', 'files' => '' ] ] );
		self::assertSame( 'no', get_post_meta( $id, '_downloadable', true ) );
	}

	#[DataProvider( 'unfitFiles' )]
	public function test_refuses_a_file_that_nobody_could_have( string $files, string $limit ): void {
		$id = $this->aProduct( regularPrice: '5' );

		$this->submit( $id, [ $id => [ 'regular' => '6', 'files' => $files, 'limit' => $limit ] ] );

		self::assertSame( [ [], '5.00' ], [ ProductFiles::of( $id ), $this->read( $id )->price()->current()?->decimal() ] );
	}

	/** @return array<string, array{string, string}> */
	public static function unfitFiles(): array {
		return [
			'a file of the server'    => [ 'Secret | wp-config.php', '' ],
			'a way out of the folder' => [ 'Secret | wp-content/uploads/woocommerce_uploads/../../../wp-config.php', '' ],
			'a path with no root'     => [ 'Walks | wp-content/uploads/woocommerce_uploads/walks.pdf', '' ],
			'a script'                => [ 'Script | javascript:alert(1)', '' ],
			'no number'               => [ 'Walks | https://files.example/walks.pdf', '-3' ],
		];
	}

	public function test_escapes_what_it_prints(): void {
		wp_set_current_user( 1 );
		$id = $this->aProduct( sku: '"><script>x', regularPrice: '5' );

		$html = $this->printed( fn () => ( new ProductFieldsBox( $this->moduleAt( 'now' ) ) )->print( get_post( $id ) ) );

		self::assertStringContainsString( 'value="&quot;&gt;&lt;script&gt;x"', $html );
	}

	/** @param array<int, array<string, string>> $fields By product or variation. */
	private function submit( int $id, array $fields, ?string $nonce = null, int $user = 1 ): void {
		wp_set_current_user( $user );
		$_POST = [
			'marketday_product_fields' => $nonce ?? wp_create_nonce( 'marketday_product_fields' ),
			'marketday_product'        => wp_slash( $fields ),
		];
		( new ProductFieldsBox( $this->moduleAt( 'now' ) ) )->save( $id );
	}

	private function printed( callable $work ): string {
		ob_start();
		$work();
		$html = (string) ob_get_clean();
		return str_contains( $html, '<input' ) ? $html : $this->text( $html );
	}
}
