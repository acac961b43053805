<?php

declare( strict_types=1 );

namespace Marketday\Wishlist\Mails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\OwnTables;
use Marketday\Store\DueJob;
use Marketday\Store\Jobs;
use Marketday\Store\LastingJob;
use Marketday\Store\Schedules;
use Marketday\Wishlist\Lists\AccountIds;
use Marketday\Wishlist\Lists\NamedLists;
use Marketday\Wishlist\Lists\Tables;
use Marketday\Wishlist\Lists\Wish;
use Marketday\Wishlist\Lists\Wishes;
use Marketday\Wishlist\Lists\Worth;

/** Once a day: looks for what became cheaper or came back into stock, and tells who has asked for it. Each piece of news is told once. */
final class PriceWatch {
	public const JOB = 'marketday_wishlist_watch';

	/** Users in one run. */
	private const AT_ONCE = 25;

	/** Days after which a guest's shared list that nobody has touched is forgotten. */
	private const GUESTS = 180;

	public function __construct(
		private readonly Jobs $jobs,
		private readonly MailChoice $choice,
		private readonly NamedLists $lists,
		private readonly Wishes $wishes,
		private readonly AccountIds $products,
		private readonly NewsLetter $letter
	) {}

	public function register(): void {
		add_action( self::JOB, $this->work( ... ) );
		OwnTables::tell( Tables::all( ... ) );
		Schedules::tell( fn ( int $now ): array => [] === $this->choice->after( 0, 1 ) ? [] : [ new DueJob( self::JOB, $now + DAY_IN_SECONDS, [ 0 ] ) ] );
	}

	/** @param int $last The user after whom it goes on. */
	public function work( int $last = 0 ): void {
		LastingJob::await( $this->jobs, self::JOB, [ $last ] );
		$users = $this->choice->after( $last, self::AT_ONCE );
		foreach ( $users as $user ) {
			$this->tell( $user );
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

	private function tell( int $user ): void {
		$wishes = $this->wishes->of( $user );
		$now    = $this->products->worths( array_values( array_unique( array_map( static fn ( Wish $wish ): int => $wish->productId, $wishes ) ) ) );
		$news   = [];
		$told   = [];
		foreach ( $wishes as $wish ) {
			$worth = $now[ $wish->productId ];
			if ( '' === $worth->currency ) {
				continue; // It is not sold any more.
			}
			$isCheaper = $this->isCheaper( $wish, $worth );
			$isBack    = $wish->isBack( $worth ) && ! $wish->isStockTold;
			$this->remember( $wish, $worth );
			if ( $isCheaper || $isBack ) {
				$news[ $wish->productId ] = new News( $wish, $worth, $isCheaper, $isBack );
				$told[]                   = $wish;
			}
		}
		// What could not be sent is news again tomorrow.
		if ( [] !== $news && ! $this->letter->send( $user, array_values( $news ) ) ) {
			foreach ( $told as $wish ) {
				$this->wishes->know( $wish, $wish->wasInStock, $wish->toldPrice, $wish->isStockTold );
			}
		}
	}

	private function isCheaper( Wish $wish, Worth $now ): bool {
		return $wish->savedBy( $now ) > 0 && $now->inStock && ( null === $wish->toldPrice || $now->minor < $wish->toldPrice );
	}

	/** A price that has risen again may fall again, and what is sold out may come back again. */
	private function remember( Wish $wish, Worth $now ): void {
		$price = match ( true ) {
			$this->isCheaper( $wish, $now )  => $now->minor,
			0 === $wish->savedBy( $now )     => null,
			default                          => $wish->toldPrice,
		};
		$wasInStock = $wish->wasInStock && $now->inStock;
		$isTold     = $now->inStock && ( $wish->isStockTold || $wish->isBack( $now ) );
		if ( [ $price, $wasInStock, $isTold ] !== [ $wish->toldPrice, $wish->wasInStock, $wish->isStockTold ] ) {
			$this->wishes->know( $wish, $wasInStock, $price, $isTold );
		}
	}
}
