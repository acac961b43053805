<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Emails\EmailSample;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Mailbox;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\SimpleEmail;
use Marketday\Kernel\Upkeep;

/** The two mails: one asks whether the address is its owner's wish, one says that the product is back. They repeat nothing that a stranger typed. */
final class BackInStockEmails {
	/** A job of earlier versions, which asks one address. */
	public const CONFIRM_JOB = 'marketday_back_in_stock_confirm';
	public const BACK_JOB    = 'marketday_back_in_stock_mail';

	/** Kind in the outbox. */
	private const CONFIRM = 'stock_confirm';
	private const BACK    = 'stock_mail';

	/** Key in the product page's address. */
	public const KEY = 'back-in-stock';

	private const PURPOSE = 'back-in-stock';

	/** Most mails to one mailbox in a day, whoever asks for them. */
	private const A_DAY = 5;

	private const AT_ONCE = 50;

	public function __construct(
		private readonly Engine $engine,
		private readonly WaitingList $list,
		private readonly SoldOut $soldOut
	) {}

	public function register(): void {
		$outbox = $this->engine->outbox();
		$outbox->handle(
			self::CONFIRM,
			fn ( array $arguments ): bool => $this->askToConfirm( (int) $arguments[0] ),
			static fn (): string => __( 'Email that confirms a back-in-stock request', 'marketday' )
		);
		$outbox->handle(
			self::BACK,
			fn ( array $arguments ): bool => $this->sayBack( (int) $arguments[0] ),
			static fn (): string => __( 'Back-in-stock email', 'marketday' )
		);
		EmailSamples::add( $this->samples( ... ) );
		add_action( self::CONFIRM_JOB, fn ( mixed $id ) => $this->confirmLater( is_numeric( $id ) ? (int) $id : 0 ) );
		Schedules::add( $this->dueJobs( ... ) );
		OwnTables::add( fn (): array => [ $this->list->ownTable() ] );
		Upkeep::add( fn () => $this->list->giveBackLost( fn ( int $id ): bool => null !== $outbox->watchArguments( self::BACK, (string) $id ) ) );
		add_action( self::BACK_JOB, fn ( mixed $productId ) => $this->notifyAll( is_numeric( $productId ) ? (int) $productId : 0 ) );
	}

	/**
	 * Products that are back while somebody still waits for them.
	 *
	 * @return iterable<DueJob>
	 */
	private function dueJobs( int $now ): iterable {
		foreach ( $this->list->waitedFor() as [ $item, $product ] ) {
			yield new DueJob( self::BACK_JOB, $now, [ $product ], isDue: fn (): bool => $this->soldOut->isBack( $item, $product ) );
		}
	}

	private function jobs(): Jobs {
		return $this->engine->jobs();
	}

	/** The one whose link this is; null where it is not ours, too old, or they no longer wait. */
	public function waitingOf( string $key ): ?Waiting {
		[ $id, $secret ] = explode( ' ', (string) SignedToken::read( self::PURPOSE, $key ), 2 ) + [ '', '' ];
		$waiting = ctype_digit( $id ) ? $this->list->find( (int) $id ) : null;
		return null !== $waiting && hash_equals( $waiting->secret, $secret ) ? $waiting : null;
	}

	/** Asks the owner of the address, apart from the request of who has typed it. */
	public function confirmLater( int $id ): void {
		$waiting = $this->list->find( $id );
		if ( null !== $waiting && ! $this->hasHadEnough( $waiting->email ) ) {
			$this->engine->outbox()->leave( self::CONFIRM, (string) $id, [ $id ] );
		}
	}

	/** @return bool False where it has to be tried again. */
	private function askToConfirm( int $id ): bool {
		$waiting = $this->list->find( $id );
		$product = null === $waiting || $waiting->isConfirmed ? null : $this->engine->catalogue()->product( $waiting->productId );
		if ( null === $waiting || null === $product ) {
			return true;
		}
		$key = SignedToken::sign( self::PURPOSE, "{$waiting->id} {$waiting->secret}", time() + WaitingList::DAYS * DAY_IN_SECONDS );
		return $this->question( $product, $key )->send( $waiting->email );
	}

	private function question( Product $product, string $key ): SimpleEmail {
		return $this->email( $product, $product->url, [
			/* translators: %s: a product. */
			'subject' => sprintf( __( 'Shall we email you when %s is back?', 'marketday' ), $product->name ),
			'lines'   => [ __( 'Someone, hopefully you, asked us to email this address when it’s back in stock.', 'marketday' ) ],
			'link'    => add_query_arg( self::KEY, $key, $product->url ) . '#marketday-back-in-stock',
			'button'  => __( 'Yes, email me', 'marketday' ),
			'note'    => __( 'If it wasn’t you, ignore this email and you won’t hear from us. The link works for seven days.', 'marketday' ),
		] );
	}

	/** A mail for each who waits: written down, and once. Which are sent is known by the outbox from here on. */
	private function notifyAll( int $productId ): void {
		LastingJob::run( $this->jobs(), self::BACK_JOB, [ $productId ], function () use ( $productId ): bool {
			$outbox  = $this->engine->outbox();
			$waiting = $this->list->confirmedRows( $productId, self::AT_ONCE );
			$outbox->prepare();
			$claimed = 0;
			foreach ( $waiting as $one ) {
				if ( $this->soldOut->isBack( $one->itemId, $one->productId ) ) {
					$claimed += $this->claim( $one ) ? 1 : 0;
					$outbox->settle( self::BACK );
				}
			}
			return $claimed > 0 && self::AT_ONCE === count( $waiting );
		} );
	}

	private function claim( Waiting $waiting ): bool {
		return Transaction::run( function () use ( $waiting ): bool {
			$isOurs = $this->list->claim( $waiting->id );
			if ( $isOurs ) {
				$this->engine->outbox()->add( self::BACK, (string) $waiting->id, [ $waiting->id ] );
			}
			return $isOurs;
		} );
	}

	/**
	 * Tells everyone on the list once: who is not on it any more was told, or does not want it; what is sold out again is waited for again.
	 *
	 * @return bool False where it has to be tried again.
	 */
	private function sayBack( int $id ): bool {
		$waiting = $this->list->find( $id );
		if ( null === $waiting ) {
			return true;
		}
		$product = $this->soldOut->isBack( $waiting->itemId, $waiting->productId ) ? $this->engine->catalogue()->product( $waiting->productId ) : null;
		if ( null === $product ) {
			$this->list->giveBack( $id );
			return true;
		}
		$isSent = $this->sendBack( $waiting, $product );
		$isSent && $this->list->delete( $id );
		return $isSent;
	}

	private function sendBack( Waiting $waiting, Product $product ): bool {
		$url = $waiting->itemId === $waiting->productId ? $product->url : (string) ( get_permalink( $waiting->itemId ) ?: $product->url );
		return $this->news( $product, $url )->send( $waiting->email );
	}

	private function news( Product $product, string $url ): SimpleEmail {
		return $this->email( $product, $url, [
			/* translators: %s: a product. */
			'subject' => sprintf( __( '%s is back in stock', 'marketday' ), $product->name ),
			'lines'   => [ __( 'Good news: it’s back.', 'marketday' ) ],
			'link'    => $url,
			'button'  => __( 'View product', 'marketday' ),
			'note'    => __( 'This is the only email we’ll send. We’ve deleted your address.', 'marketday' ),
		] );
	}

	/** @param array{subject: string, lines: list<string>, link: string, button: string, note: string} $words */
	private function email( Product $product, string $url, array $words ): SimpleEmail {
		$item = [
			'name'    => $product->name,
			'url'     => $url,
			'text'    => (string) $product->price()->current()?->format(),
			'picture' => (string) $product->image()?->thumbnail(),
		];
		return new SimpleEmail(
			$this->engine->settings()->shopName(),
			$words['subject'],
			[ ...$words['lines'], $item ],
			$words['button'],
			$words['link'],
			note: $words['note']
		);
	}

	/** @return list<EmailSample> About the first product there is. */
	private function samples(): array {
		$product = $this->engine->catalogue()->query( new ProductQuery( perPage: 1 ) )->products[0] ?? null;
		return null === $product ? [] : [
			new EmailSample(
				'stock-confirm',
				__( 'Back in stock: please confirm', 'marketday' ),
				fn (): WrittenEmail => $this->question( $product, 'sample' )->write()
			),
			new EmailSample( 'stock-back', __( 'Back in stock', 'marketday' ), fn (): WrittenEmail => $this->news( $product, $product->url )->write() ),
		];
	}

	private function hasHadEnough( string $email ): bool {
		return ( new RateLimit( 'stock-mails', self::A_DAY, DAY_IN_SECONDS, Mailbox::of( $email ) ) )->take() > 0;
	}
}
