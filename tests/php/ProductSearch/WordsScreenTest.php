<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Preload;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchPins;
use Marketday\Search\Index\Text\Synonyms;
use Marketday\Search\ProductSearch\Admin\Pins;
use Marketday\Search\ProductSearch\Admin\WordsScreen;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;

final class WordsScreenTest extends SiteTestCase {
	public function test_keeps_the_words_of_a_form(): void {
		$response = $this->save( [ 'synonyms' => "sofa, couch\ntee => t-shirt <b>x</b>" ] );

		self::assertSame( 303, $response->status );
		self::assertSame( [ [ 'couch' ] ], Synonyms::fromOption()->of( [ 'sofa' ] ) );
		self::assertStringNotContainsString( '<b>', (string) get_option( Synonyms::OPTION ) );
	}

	public function test_refuses_what_is_no_text_and_changes_nothing(): void {
		$this->save( [ 'synonyms' => 'sofa, couch' ] );

		foreach ( [ [], [ 'synonyms' => [ 'a' ] ], [ 'synonyms' => str_repeat( 'a', 60_000 ) ] ] as $form ) {
			try {
				$this->save( $form );
				self::fail( 'The form was taken.' );
			} catch ( Problem $problem ) {
				self::assertSame( 400, $problem->status );
			}
		}
		self::assertSame( 'sofa, couch', get_option( Synonyms::OPTION ) );
	}

	public function test_is_for_those_who_may_edit_the_shop(): void {
		$this->expectException( Problem::class );

		$this->route()->guard->check( new Request( [ '_wpnonce' => wp_create_nonce( 'marketday_search_words' ) ] ) );
	}

	public function test_shows_kept_words_as_text(): void {
		update_option( Synonyms::OPTION, '</textarea><script>1</script>' );

		$html = $this->shown();

		self::assertStringNotContainsString( '<script>', $html );
		self::assertStringContainsString( '&lt;script&gt;', $html );
	}

	public function test_names_lines_that_do_nothing(): void {
		update_option( Synonyms::OPTION, "sofa, couch\nonlyone\n=> <i>" );
		$html = $this->shown();
		self::assertStringContainsString( 'notice-warning', $html );
		self::assertStringContainsString( '<li><code>onlyone</code></li>', $html );
		self::assertStringContainsString( '<li><code>=&gt; &lt;i&gt;</code></li>', $html );

		update_option( Synonyms::OPTION, 'sofa, couch' );
		self::assertStringNotContainsString( 'notice-warning', $this->shown() );
	}

	private function shown(): string {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		ob_start();
		( new WordsScreen( new PopularTerms(), $this->pins(), new View( __DIR__ . '/../../../php/Search/ProductSearch/views' ) ) )->show();
		return (string) ob_get_clean();
	}

	/** @return Lazy<Pins> */
	private function pins(): Lazy {
		return new Lazy( fn (): Pins => new Pins( $this->engine()->catalogue() ) );
	}

	/** @param array<string, mixed> $form */
	private function save( array $form ): Response {
		$response = ( $this->route()->handler )( new Request( $form ) );
		self::assertInstanceOf( Response::class, $response );
		return $response;
	}

	public function test_pins_a_product_by_its_name_and_number_and_unpins_it(): void {
		$engine = $this->engine();
		$draft  = static fn ( string $name ): ProductDraft => new ProductDraft( type: ProductType::Simple, name: $name, status: 'publish', regularPrice: '5' );
		$save   = static fn ( string $name ): int => $engine->writer()->save( $draft( $name ) );
		[ $one, $two ] = [ $save( 'Zanzibar basket' ), $save( 'Zanzibar basket' ) ];
		$pin = fn ( array $form ): mixed => ( $this->route( 'marketday_search_pin' )->handler )( new Request( $form ) );

		$pin( [ 'words' => 'Crib', 'product' => 'Zanzibar basket' ] );
		self::assertSame( [], SearchPins::of( 'crib' ), 'One of two was taken.' );
		$pin( [ 'words' => 'Crib', 'product' => 'No such thing at all' ] );
		self::assertSame( [], SearchPins::of( 'crib' ) );
		$pin( [ 'words' => 'Crib', 'product' => "#{$two}" ] );
		$pin( [ 'words' => 'crib', 'product' => (string) get_permalink( $one ) ] );
		self::assertSame( [ $two, $one ], SearchPins::of( 'CRIB' ) );
		$pin( [ 'words' => 'crib', 'remove' => (string) $two ] );
		self::assertSame( [ $one ], SearchPins::of( 'crib' ) );
	}

	public function test_names_a_pinned_product_that_is_gone_by_its_number(): void {
		SearchPins::add( 'crib', 99_999_999 );

		$rows = $this->pins()->value()->rows();
		self::assertSame( [ [ '#99999999' ], [ false ] ], [ array_column( $rows, 'name' ), array_column( $rows, 'isShown' ) ] );
	}

	public function test_a_shop_without_pins_is_not_asked_for_them_in_each_search(): void {
		self::assertTrue( Preload::isNamed( SearchPins::OPTION ) );
	}

	private function route( string $action = 'marketday_search_words' ): Route {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( $action === $route->address ) {
				return $route;
			}
		}
		self::fail( 'We can’t find that route.' );
	}
}
