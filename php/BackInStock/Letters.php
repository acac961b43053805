<?php

declare( strict_types=1 );

namespace Marketday\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Letter;
use Marketday\Kernel\Mailbox;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Signed;
use Marketday\Kernel\Upkeep;
use Marketday\Store\DueJob;
use Marketday\Store\Engine;
use Marketday\Store\Jobs;
use Marketday\Store\LastingJob;
use Marketday\Store\Product;
use Marketday\Store\Schedules;

/** The two mails: one asks whether the address is its owner's wish, one says that the product is back. They repeat nothing that a stranger typed. */
final class Letters {
	public const CONFIRM_JOB = 'marketday_back_in_stock_confirm';
	public const BACK_JOB    = 'marketday_back_in_stock_mail';

	/** Of the product page's address. */
	public const KEY = 'back-in-stock';

	private const PURPOSE = 'back-in-stock';

	/** To one mailbox in a day, whoever asks for them. */
	private const A_DAY = 5;

	private const AT_ONCE = 50;

	private const TRIES = 3;

	public function __construct(
		private readonly Engine $engine,
		private readonly WaitingList $list,
		private readonly SoldOut $soldOut
	) {}

	public function register(): void {
		add_action(
			self::CONFIRM_JOB,
			fn ( mixed $id, mixed $try = 0 ) => $this->askToConfirm( is_numeric( $id ) ? (int) $id : 0, is_numeric( $try ) ? (int) $try : 0 ),
			10,
			2
		);
		Schedules::tell( $this->due( ... ) );
		OwnTables::tell( fn (): array => [ $this->list->ownTable() ] );
		Upkeep::add( $this->list->giveBackLost( ... ) );
		add_action( self::BACK_JOB, fn ( mixed $productId ) => $this->sayBack( is_numeric( $productId ) ? (int) $productId : 0 ) );
	}

	/**
	 * Products that are back while somebody still waits for them.
	 *
	 * @return iterable<DueJob>
	 */
	private function due( int $now ): iterable {
		foreach ( $this->list->waitedFor() as [ $item, $product ] ) {
			yield new DueJob( self::BACK_JOB, $now, [ $product ], isDue: fn (): bool => $this->soldOut->isBack( $item, $product ) );
		}
	}

	private function jobs(): Jobs {
		return $this->engine->jobs();
	}

	/** The one whose link this is; null where it is not ours, too old, or they no longer wait. */
	public function waitingOf( string $key ): ?Waiting {
		[ $id, $secret ] = explode( ' ', (string) Signed::read( self::PURPOSE, $key ), 2 ) + [ '', '' ];
		$waiting = ctype_digit( $id ) ? $this->list->find( (int) $id ) : null;
		return null !== $waiting && hash_equals( $waiting->secret, $secret ) ? $waiting : null;
	}

	private function askToConfirm( int $id, int $try ): void {
		$waiting = $this->list->find( $id );
		$product = null === $waiting || $waiting->isConfirmed ? null : $this->engine->catalogue()->product( $waiting->productId );
		if ( null === $waiting || null === $product || ( 0 === $try && $this->hasHadEnough( $waiting->email ) ) ) {
			return;
		}
		$key  = Signed::sign( self::PURPOSE, "{$waiting->id} {$waiting->secret}", time() + WaitingList::DAYS * DAY_IN_SECONDS );
		$sent = $this->send( $waiting->email, [
			/* translators: %s: a product. */
			'subject' => sprintf( __( 'Shall we tell you when %s is back?', 'marketday' ), $product->name ),
			'lines'   => [ __( 'Somebody, we hope you, has asked for one message to this address when it can be bought again.', 'marketday' ) ],
			'link'    => add_query_arg( self::KEY, $key, $product->url ) . '#marketday-back-in-stock',
			'button'  => __( 'Yes, tell me', 'marketday' ),
			'note'    => __( 'If it was not you, ignore this message: nothing more will come. The link is good for seven days.', 'marketday' ),
		] );
		if ( ! $sent && $try < self::TRIES ) {
			$this->jobs()->at( time() + HOUR_IN_SECONDS, self::CONFIRM_JOB, [ $id, $try + 1 ] );
		}
	}

	private function sayBack( int $productId ): void {
		LastingJob::await( $this->jobs(), self::BACK_JOB, [ $productId ] );
		$waiting = $this->list->confirmed( $productId, self::AT_ONCE );
		$failed  = false;
		foreach ( $waiting as $one ) {
			$product = $this->soldOut->isBack( $one->itemId, $one->productId ) ? $this->engine->catalogue()->product( $one->productId ) : null;
			if ( null === $product || ! $this->list->claim( $one->id ) ) {
				continue;
			}
			if ( $this->sendBack( $one, $product ) ) {
				$this->list->delete( $one->id );
			} else {
				$this->list->giveBack( $one->id );
				$failed = true;
			}
		}
		if ( $failed ) {
			$this->jobs()->at( time() + HOUR_IN_SECONDS, self::BACK_JOB, [ $productId ] );
		} elseif ( self::AT_ONCE === count( $waiting ) ) {
			$this->jobs()->at( time() + MINUTE_IN_SECONDS, self::BACK_JOB, [ $productId ] );
		} else {
			$this->jobs()->cancel( self::BACK_JOB, [ $productId ] );
		}
	}

	private function sendBack( Waiting $waiting, Product $product ): bool {
		$url = $waiting->itemId === $waiting->productId ? $product->url : (string) ( get_permalink( $waiting->itemId ) ?: $product->url );
		return $this->send( $waiting->email, [
			/* translators: %s: a product. */
			'subject' => sprintf( __( '%s is back in stock', 'marketday' ), $product->name ),
			'lines'   => [ __( 'You wanted to know when it can be bought again: it can.', 'marketday' ) ],
			'link'    => $url,
			'button'  => __( 'To the product', 'marketday' ),
			'note'    => __( 'This was the one message you asked for. We have deleted your address from the list, and keep nothing for you.', 'marketday' ),
		] );
	}

	/** @param array{subject: string, lines: list<string>, link: string, button: string, note: string} $words */
	private function send( string $email, array $words ): bool {
		return ( new Letter(
			$this->engine->settings()->shopName(),
			$words['subject'],
			$words['lines'],
			$words['button'],
			$words['link'],
			note: $words['note']
		) )->send( $email );
	}

	private function hasHadEnough( string $email ): bool {
		return ( new RateLimit( 'stock-mails', self::A_DAY, DAY_IN_SECONDS, Mailbox::of( $email ) ) )->take() > 0;
	}
}
