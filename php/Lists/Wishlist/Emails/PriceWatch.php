<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\OwnTables;
use Marketday\Lists\Wishlist\Lists\AccountIds;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\Tables;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/** Job of each day: looks for what became cheaper or came back into stock, and tells who has asked for it. Each piece of news is told once. */
final class PriceWatch {
	public const JOB = 'marketday_wishlist_watch';

	/** Kind in the outbox. */
	private const KIND = 'wishlist_news';

	/** Users in one run. */
	private const AT_ONCE = 25;

	/** Days after which a guest's shared list that nobody has touched is forgotten. */
	private const GUESTS = 180;

	public function __construct(
		private readonly Jobs $jobs,
		private readonly EmailChoice $choice,
		private readonly NamedLists $lists,
		private readonly WishlistItems $items,
		private readonly AccountIds $products,
		private readonly NewsEmail $email,
		private readonly Outbox $outbox
	) {}

	public function register(): void {
		add_action( self::JOB, $this->work( ... ) );
		$this->outbox->handle(
			self::KIND,
			fn ( array $arguments ): bool => $this->send( (int) $arguments[0], (array) $arguments[1] ),
			static fn (): string => __( 'Wishlist alert email', 'marketday' )
		);
		OwnTables::add( Tables::all( ... ) );
		Schedules::add( fn ( int $now ): array => [] === $this->choice->after( 0, 1 ) ? [] : [ new DueJob( self::JOB, $now + DAY_IN_SECONDS, [ 0 ] ) ] );
	}

	/** @param int $last The user after whom it goes on. */
	public function work( int $last = 0 ): void {
		LastingJob::await( $this->jobs, self::JOB, [ $last ] );
		$this->outbox->prepare();
		$users = $this->choice->after( $last, self::AT_ONCE );
		foreach ( $users as $user ) {
			$this->notify( $user );
		}
		if ( self::AT_ONCE === count( $users ) ) {
			$this->jobs->soon( self::JOB, [ $users[ self::AT_ONCE - 1 ] ] );
			$this->jobs->cancel( self::JOB, [ $last ] );
			return;
		}
		$this->jobs->cancel( self::JOB, [ $last ] );
		$this->lists->forgetGuests( time() - self::GUESTS * DAY_IN_SECONDS );
		if ( [] !== $this->choice->after( 0, 1 ) ) {
			$this->jobs->at( time() + DAY_IN_SECONDS, self::JOB, [ 0 ] );
		}
	}

	/** Tells a user, and never again the same: both is written down at once. */
	private function notify( int $user ): void {
		Transaction::run( function () use ( $user ): void {
			$news = $this->news( $user );
			if ( [] !== $news ) {
				$rows = array_map( static fn ( News $one ): array => [ $one->item->id, $one->isCheaper, $one->isBack ], $news );
				$this->outbox->add( self::KIND, "{$user}:" . uniqid(), [ $user, $rows ] );
			}
		} );
		$this->outbox->settle( self::KIND );
	}

	/**
	 * Sends what is still true.
	 *
	 * @param array<mixed> $rows
	 * @return bool False where it has to be tried again.
	 */
	private function send( int $user, array $rows ): bool {
		$items = [];
		foreach ( $this->choice->isWanted( $user ) ? $this->items->of( $user ) : [] as $item ) {
			$items[ $item->id ] = $item;
		}
		$rows = array_filter( $rows, static fn ( mixed $row ): bool => is_array( $row ) && isset( $items[ (int) ( $row[0] ?? 0 ) ] ) );
		$now  = $this->products->snapshots( array_values( array_unique( array_map( static fn ( array $row ): int => $items[ (int) $row[0] ]->productId, $rows ) ) ) );
		$news = [];
		foreach ( $rows as [ $id, $isCheaper, $isBack ] ) {
			$item      = $items[ (int) $id ];
			$worth     = $now[ $item->productId ];
			$isCheaper = true === $isCheaper && $worth->inStock && $item->savedBy( $worth ) > 0;
			$isBack    = true === $isBack && $worth->inStock;
			if ( $isCheaper || $isBack ) {
				$news[] = new News( $item, $worth, $isCheaper, $isBack );
			}
		}
		return [] === $news || $this->email->send( $user, $news );
	}

	/** @return list<News> Of a user's lists, each product once; from here on they know it. */
	private function news( int $user ): array {
		$items = $this->items->of( $user );
		$now    = $this->products->snapshots( array_values( array_unique( array_map( static fn ( WishlistItem $item ): int => $item->productId, $items ) ) ) );
		$news   = [];
		foreach ( $items as $item ) {
			$worth = $now[ $item->productId ];
			if ( '' === $worth->currency ) {
				continue; // It is not sold any more.
			}
			$isCheaper = $this->isCheaper( $item, $worth );
			$isBack    = $item->isBack( $worth ) && ! $item->announced->isBack;
			$this->remember( $item, $worth );
			if ( $isCheaper || $isBack ) {
				$news[ $item->productId ] = new News( $item, $worth, $isCheaper, $isBack );
			}
		}
		return array_values( $news );
	}

	private function isCheaper( WishlistItem $item, PriceSnapshot $now ): bool {
		return $item->savedBy( $now ) > 0 && $now->inStock && ( null === $item->announced->price || $now->minor < $item->announced->price );
	}

	/** A price that has risen again may fall again, and what is sold out may come back again. */
	private function remember( WishlistItem $item, PriceSnapshot $now ): void {
		$price = match ( true ) {
			$this->isCheaper( $item, $now ) => $now->minor,
			0 === $item->savedBy( $now )    => null,
			default                         => $item->announced->price,
		};
		$wasInStock  = $item->saved->inStock && $now->inStock;
		$isAnnounced = $now->inStock && ( $item->announced->isBack || $item->isBack( $now ) );
		if ( [ $price, $wasInStock, $isAnnounced ] !== [ $item->announced->price, $item->saved->inStock, $item->announced->isBack ] ) {
			$this->items->know( $item, $wasInStock, $price, $isAnnounced );
		}
	}
}
