<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\Emails\EmailSample;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\SimpleEmail;

/** The mail about what became cheaper or came back, with a link that ends such mails. */
final class NewsEmail {
	public function __construct(
		private readonly Engine $engine,
		private readonly EmailChoice $choice,
		private readonly FeaturePage $page
	) {}

	/**
	 * @param non-empty-list<News> $news
	 * @return bool False where it has to be tried again; true also where there is nobody, or nothing, to write about any more.
	 */
	public function send( int $user, array $news ): bool {
		$address = get_userdata( $user )->user_email ?? '';
		$items   = $this->items( $news );
		if ( '' === $address || [] === $items ) {
			return true;
		}
		$key = $this->choice->key( $user );
		return $this->email( $items, $key )->send( $address, [
			'List-Unsubscribe: <' . add_query_arg( EmailChoice::ONE_CLICK, $key, home_url( '/' ) ) . '>',
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
		] );
	}

	/** @param non-empty-list<array{name: string, url: string, text: string, picture: string}> $items */
	private function email( array $items, string $key ): SimpleEmail {
		return new SimpleEmail(
			$this->engine->settings()->shopName(),
			__( 'Your wishlist: good news', 'marketday' ),
			$items,
			__( 'View your wishlist', 'marketday' ),
			$this->page->url(),
			reason: __( 'You’re getting this because you asked for emails about your wishlist.', 'marketday' ),
			unsubscribe: add_query_arg( EmailChoice::KEY, $key, $this->page->url() )
		);
	}

	/** @return list<EmailSample> About two products there are. */
	public function samples(): array {
		$products = $this->engine->catalogue()->query( new ProductQuery( perPage: 2 ) )->products;
		$items    = array_map( static fn ( Product $product, int $at ): array => [
			'name'    => $product->name,
			'url'     => $product->url,
			'text'    => self::sampleText( $product->price()->current(), 0 === $at ),
			'picture' => (string) $product->image()?->thumbnail(),
		], $products, array_keys( $products ) );
		return [] === $items ? [] : [
			new EmailSample(
				'wishlist-news',
				__( 'Wishlist: cheaper or back in stock', 'marketday' ),
				fn (): WrittenEmail => $this->email( $items, 'sample' )->write()
			),
		];
	}

	private static function sampleText( ?Money $now, bool $isCheaper ): string {
		return $isCheaper && null !== $now
			? self::cheaper( $now, new Money( intdiv( $now->minor * 5, 4 ), $now->currency ) )
			: trim( __( 'Back in stock.', 'marketday' ) . ' ' . $now?->format() );
	}

	/**
	 * @param non-empty-list<News> $news
	 * @return list<array{name: string, url: string, text: string, picture: string}>
	 */
	private function items( array $news ): array {
		$found = ( new ListedProducts( $this->engine->catalogue() ) )->of( array_map( static fn ( News $one ): int => $one->item->productId, $news ) );
		$items = [];
		foreach ( $news as $one ) {
			$product = $found[ $one->item->productId ] ?? null;
			if ( null !== $product ) {
				$items[] = [
					'name' => $product->product->name,
					'url'  => $product->url(),
					'text' => trim( ( $one->isBack ? __( 'Back in stock.', 'marketday' ) : '' ) . ' ' . $this->price( $one ) ),
					'picture' => (string) $product->product->image()?->thumbnail(),
				];
			}
		}
		return $items;
	}

	private function price( News $one ): string {
		$currency = $this->engine->settings()->currency();
		$now      = new Money( (int) $one->now->minor, $currency );
		return $one->isCheaper ? self::cheaper( $now, new Money( (int) $one->item->saved->minor, $currency ) ) : $now->format();
	}

	private static function cheaper( Money $now, Money $before ): string {
		/* translators: 1: price now, 2: price when it was saved. */
		return sprintf( __( 'Now %1$s. It was %2$s when you saved it.', 'marketday' ), $now->format(), $before->format() );
	}
}
