<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\View;
use Marketday\Tests\Enter;
use Marketday\Tests\MarkupFixture;

/** The list as `src/features/wishlist/read-wishlist.ts` reads it. */
final class WishlistMarkupTest extends ListsTestCase {
	public function test_of_one_of_several_lists(): void {
		$gone  = $this->product( 'Gone', '5' );
		$ids   = [
			$this->mug,
			$this->product( 'Linen “shirt” & tie', '30' ),
			$this->product( 'Sold out', '7', StockStatus::OutOfStock ),
			$this->engine()->writer()->save( new ProductDraft( type: ProductType::Variable, name: 'A choice', status: 'publish' ) ),
			$gone,
		];
		$first = $this->lists->defaultOf( $this->ada );
		foreach ( $ids as $id ) {
			$this->call( 'add', $id );
		}
		$this->items->describe( $first, $this->mug, 3, "For Bob <3\nand Ada" );
		$other = $this->lists->create( $this->ada, 'Kitchen <3' );
		$this->reprice( $this->mug, 'Enamel mug', '9' );
		wp_update_post( [ 'ID' => $gone, 'post_status' => 'private' ] );
		wp_cache_flush();

		$this->check( 'several', $this->islandIn( $this->ofPage( "list={$first->id}" ) ), $ids, [ $first->id, $other->id ] );
		$this->checkData( 'several', $this->shown( $first->id ), $ids, [ $first->id, $other->id ] );
		$this->check( 'all', $this->islandIn( $this->ofPage() ), $ids, [ $first->id, $other->id ] );
		$this->checkData( 'all', $this->shown( 0 ), $ids, [ $first->id, $other->id ] );
	}

	public function test_of_the_only_list(): void {
		$this->call( 'add', $this->mug );

		$this->check( 'one', $this->islandIn( $this->ofPage() ), [ $this->mug ] );
		$this->checkData( 'one', $this->shown( 0 ), [ $this->mug ] );
	}

	public function test_enter_in_a_quantity_saves_and_moves_nothing_to_the_basket(): void {
		$plate = $this->product( 'Plate', '4' );
		foreach ( [ $this->mug, $plate ] as $id ) {
			$this->call( 'add', $id );
		}

		self::assertSame( [ 'save', 'all' ], Enter::in( $this->ofPage(), "//input[@name='quantity[{$plate}]']" ) );
	}

	public function test_enter_in_a_link_to_share_does_not_end_the_sharing(): void {
		$this->call( 'add', $this->mug );
		$list = $this->lists->defaultOf( $this->ada )->id;
		$this->send( [ 'share' => '1', 'list' => (string) $list ] );

		self::assertNull( Enter::in( $this->ofPage( "list={$list}" ), '//input[@readonly]' ) );
	}

	public function test_of_nothing(): void {
		$this->check( 'nothing', $this->islandIn( $this->ofPage() ), [] );
		$this->checkData( 'nothing', $this->shown( 0 ), [] );
	}

	public function test_over_another_page(): void {
		$html = $this->call( 'add', $this->mug )['html'];

		$this->check( 'over', '<div data-marketday-island="wishlist">' . $html . '</div>', [ $this->mug ] );
		$this->checkData( 'over', $this->call( 'menu_block', further: [ 'format' => 'data' ] ), [ $this->mug ] );
	}

	public function test_of_a_choice_among_lists(): void {
		$lists = [ $this->lists->defaultOf( $this->ada )->id, $this->lists->create( $this->ada, 'Kitchen <3' )->id ];
		$html  = $this->call( 'add', $this->mug )['choose'] ?? '';
		$data  = $this->call( 'add', $this->mug, further: [ 'format' => 'data' ] );

		MarkupFixture::check( 'wishlist-choice/two', '<div>' . $this->steady( $html, [ $this->mug ], $lists ) . '</div>' );
		self::assertArrayNotHasKey( 'html', $data );
		$this->fixData( 'wishlist-choice/two', $data['choose'] ?? null, [ $this->mug ], $lists );
	}

	public function test_of_an_answer_is_what_the_page_shows(): void {
		$plate = $this->product( 'Plate', '4' );
		foreach ( [ $this->mug, $plate ] as $id ) {
			$this->call( 'add', $id );
		}
		$other = $this->lists->create( $this->ada, 'Kitchen' );
		$this->call( 'add', $plate, $other->id );

		foreach ( [ 0, $other->id ] as $list ) {
			$response = $this->call( 'remove', $this->mug, $list, [ 'on_page' => '1' ] )['html'];

			self::assertStringContainsString( 'marketday-wishlist__names', $response );
			self::assertStringNotContainsString( 'Open wishlist page', $response );
			self::assertSame( $this->islandIn( $this->ofPage( "list={$list}" ) ), '<div data-marketday-island="wishlist">' . View::tight( $response ) . '</div>' );
		}
	}

	/** The block with its whitespace. */
	private function ofPage( string $query = '' ): string {
		$this->page( $query );
		return do_blocks( '<!-- wp:marketday/wishlist /-->' );
	}

	/** From its opening tag to the next thing that is none of React's. */
	private function islandIn( string $html ): string {
		$from = strpos( $html, '<div data-marketday-island="wishlist">' );
		self::assertIsInt( $from );
		$island = substr( $html, $from );
		$end    = strpos( $island, '<div class="marketday-wishlist__settings">' );
		return trim( false === $end ? $island : substr( $island, 0, $end ) );
	}

	/**
	 * @param list<int> $ids
	 * @param list<int> $lists
	 */
	private function check( string $name, string $html, array $ids, array $lists = [] ): void {
		MarkupFixture::check( "wishlist/{$name}", $this->steady( $html, $ids, $lists ) );
	}

	/** @return array<string, mixed> What the list's page shows, as data. */
	private function shown( int $list ): array {
		return $this->call( 'remove', 999_999, $list, [ 'on_page' => '1', 'format' => 'data' ] );
	}

	/**
	 * @param array<string, mixed> $response
	 * @param list<int>            $ids
	 * @param list<int>            $lists
	 */
	private function checkData( string $name, array $response, array $ids, array $lists = [] ): void {
		self::assertArrayNotHasKey( 'html', $response );
		$this->fixData( "wishlist/{$name}", $response['contents'] ?? null, $ids, $lists );
	}

	/**
	 * @param list<int> $ids
	 * @param list<int> $lists
	 */
	private function fixData( string $name, mixed $data, array $ids, array $lists ): void {
		// Its markup is steadied as the page's is.
		$steady = fn ( mixed $one ): mixed => is_string( $one ) ? View::tight( $this->steady( $one, $ids, $lists ) ) : $one;
		$data   = (array) $data;
		array_walk_recursive( $data, static function ( mixed &$one ) use ( $steady ): void {
			$one = $steady( $one );
		} );
		$text = (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		foreach ( $ids as $place => $id ) {
			$text = (string) preg_replace( "/(\"(?:id|productId)\":|\"product\",\"value\":\"){$id}\b/", '${1}90' . $place, $text );
		}
		foreach ( $lists as $place => $id ) {
			$text = (string) preg_replace( "/(\"list\",\"value\":\"|\"id\":\"|list=){$id}\b/", '${1}8' . $place, $text );
		}
		$text = (string) preg_replace( '/(marketday-nonce","value":")\w+/', '$1nonce', $text );
		MarkupFixture::checkData( $name, json_decode( $text ) );
	}

	/**
	 * Without what is another thing in each run.
	 *
	 * @param list<int> $ids
	 * @param list<int> $lists
	 */
	private function steady( string $html, array $ids, array $lists ): string {
		foreach ( $ids as $place => $id ) {
			$html = (string) preg_replace( "/((?:-id=\"|value=\"|postid=\"|quantity\\[|note\\[|move\\[|product_id=\"|p=)){$id}\\b/", '${1}90' . $place, $html );
		}
		foreach ( $lists as $place => $id ) {
			$html = (string) preg_replace( "/((?:name=\"list\" value=\"|<option value=\"|name=\"choose\"\\s+value=\"|list=)){$id}\\b/", '${1}8' . $place, $html );
		}
		$html = (string) preg_replace( '/page_id=\d+/', 'page_id=1', $html );
		return (string) preg_replace( '/(name="marketday-nonce" value=")\w+/', '$1nonce', str_replace( home_url(), 'https://shop.example', $html ) );
	}
}
