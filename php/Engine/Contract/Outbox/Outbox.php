<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\EmailTime;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Upkeep;
use RuntimeException;
use Throwable;
use WP_Error;

/**
 * List of what must happen after a change is stored, written down with the change itself: mails, announcements. Usually the same request does it right
 * after the commit. Where its process dies, or what was to be done fails, a job does it, with growing pauses, until it is done or given up.
 *
 * What was begun and never reported is begun again: it happens at least once, and twice only where a process dies between the last
 * step of its work (the mail server's yes) and the one statement that takes the row away.
 */
final class Outbox {
	public const JOB = 'marketday_outbox';

	/** Seconds for the request that has written a row to do it itself. */
	public const OWN_TIME = 2 * MINUTE_IN_SECONDS;

	/** Seconds after which a claim is that of a dead process. Longer than any mail server is waited for. */
	public const CLAIM = 10 * MINUTE_IN_SECONDS;

	/** Seconds for which one job works. */
	private const JOB_TIME = 20;

	private const PAUSES = [
		MINUTE_IN_SECONDS,
		5 * MINUTE_IN_SECONDS,
		30 * MINUTE_IN_SECONDS,
		2 * HOUR_IN_SECONDS,
		12 * HOUR_IN_SECONDS,
		DAY_IN_SECONDS,
	];

	/** @var array<string, Closure(list<mixed>): bool> By kind. */
	private array $handlers = [];

	/** @var array<string, Closure(list<mixed>): string> By kind. */
	private array $words = [];

	/** @var array<string, OutboxRow> By name: what this request has written and not yet done. */
	private array $own = [];

	/** @var array<string, true> Names of those that could not be stored. */
	private array $unkept = [];

	public function __construct(
		private readonly Jobs $jobs,
		private readonly AfterResponse $after,
		private readonly OutboxRows $rows = new OutboxRows()
	) {}

	public function register(): void {
		OwnTables::add( fn (): array => [ $this->rows->ownTable() ] );
		Upkeep::add( fn () => $this->rows->shorten( time() + max( self::PAUSES ), time() + self::CLAIM ) );
		Schedules::add( fn (): array => array_map(
			static fn ( int $next ): DueJob => new DueJob( self::JOB, $next ),
			array_filter( [ $this->rows->nextDue() ], 'is_int' )
		) );
		add_action( self::JOB, fn () => EmailTime::workUnhurried( $this->work( ... ) ) );
	}

	/**
	 * @param Closure(list<mixed>): bool   $handler Whether it is done. What it throws is a failure too.
	 * @param Closure(list<mixed>): string $words   What it is, for the shop's people: "The message to the shopper".
	 */
	public function handle( string $kind, Closure $handler, Closure $words ): void {
		$this->handlers[ $kind ] = $handler;
		$this->words[ $kind ]    = $words;
	}

	/** Features name what they do when they are loaded, and this request may have had no need of them. */
	private function loadHandler( string $kind ): void {
		if ( ! isset( $this->handlers[ $kind ] ) ) {
			do_action( DeferredFeatures::LOAD_ALL );
		}
	}

	public function words( OutboxRow $row ): string {
		$this->loadHandler( $row->kind );
		return isset( $this->words[ $row->kind ] ) ? $this->words[ $row->kind ]( $row->arguments ) : $row->kind;
	}

	/** Makes sure that there is a table, and a job that looks into it. Before the transaction that adds rows. */
	public function prepare(): void {
		$this->rows->prepare();
		$this->expectJob( time() + self::OWN_TIME );
	}

	/**
	 * Writes down what is to be done: within the transaction of its cause, which the request ends by `settle()`.
	 *
	 * @param string      $name      What makes it one: the same once more is not done twice. At most 100 letters.
	 * @param list<mixed> $arguments Numbers, texts, lists of them.
	 */
	public function add( string $kind, string $name, array $arguments, int $orderId = 0 ): void {
		$name = "{$kind}:{$name}";
		if ( ! $this->rows->add( $kind, $name, $arguments, $orderId, time() + self::OWN_TIME ) ) {
			$this->unkept[ $name ] = true;
		}
		if ( [] === $this->own ) {
			$this->after->add( fn () => $this->settleNow() );
		}
		$this->own[ $name ] = new OutboxRow( $kind, $name, $arguments, $orderId, 0 );
	}

	/** Prepares as `prepare()` does, before what others do: where it fails, they go on without it. */
	public function prepareWatch(): void {
		self::attempt( $this->prepare( ... ) );
	}

	/**
	 * Watches over what others do, where that can be written down: the job does it where they have not called `finish()` in time, as their process
	 * has died.
	 *
	 * @param list<mixed> $arguments
	 * @param int         $seconds   For what they have still to do.
	 */
	public function watch( string $kind, string $name, array $arguments, int $orderId = 0, int $seconds = self::OWN_TIME ): void {
		self::attempt( fn () => $this->rows->add( $kind, "{$kind}:{$name}", $arguments, $orderId, time() + $seconds ) );
	}

	/** @return list<mixed>|null What a watch was given; null where there is none. */
	public function watchArguments( string $kind, string $name ): ?array {
		return $this->rows->arguments( "{$kind}:{$name}" );
	}

	public function finish( string $kind, string $name ): void {
		$this->rows->remove( "{$kind}:{$name}" );
	}

	/**
	 * Leaves something to the job from the start. Not within a transaction.
	 *
	 * @param list<mixed> $arguments
	 */
	public function leave( string $kind, string $name, array $arguments, int $orderId = 0, int $seconds = 0 ): void {
		$this->rows->prepare();
		if ( ! $this->rows->add( $kind, "{$kind}:{$name}", $arguments, $orderId, time() + $seconds ) ) {
			throw new RuntimeException( 'What is to be done later could not be written down.' );
		}
		$this->expectJob( time() + $seconds );
	}

	/** Does after the commit what this request has written down, of these kinds alone where some are named. */
	public function settle( string ...$kinds ): void {
		if ( [] !== $kinds || ! AfterResponse::canAnswerFirst() ) {
			$this->settleNow( ...$kinds );
		}
	}

	/** Begins what was given up anew. */
	public function again(): void {
		$this->rows->again( time() );
		$this->jobs->soon( self::JOB );
	}

	/** @return list<OutboxRow> What was given up, newest first. */
	public function givenUp( int $most = 50 ): array {
		return $this->rows->givenUp( $most );
	}

	/** The job: does what is due, and comes back for what is due later. */
	public function work(): void {
		$this->rows->install();
		// This process may die in its work.
		$this->jobs->at( time() + self::CLAIM, self::JOB );
		$end = microtime( true ) + self::JOB_TIME;
		do {
			$row = $this->rows->findDue( time() );
			if ( null === $row ) {
				break;
			}
			$claimed = $this->rows->claim( $row, time() + self::CLAIM );
			null === $claimed ?: $this->do( $claimed );
		} while ( microtime( true ) < $end );
		$next = $this->rows->nextDue();
		null === $next ? $this->jobs->cancel( self::JOB ) : $this->jobs->at( max( $next, time() + 1 ), self::JOB );
	}

	private function settleNow( string ...$kinds ): void {
		foreach ( $this->own as $name => $row ) {
			if ( EmailTime::isUp() && [] === $kinds ) {
				$this->own = []; // The job has time for a slow mail server.
				return;
			}
			// What is done may itself settle what is left.
			if ( ! isset( $this->own[ $name ] ) || ( [] !== $kinds && ! in_array( $row->kind, $kinds, true ) ) ) {
				continue;
			}
			unset( $this->own[ $name ] );
			$claimed = isset( $this->unkept[ $name ] ) ? $row : $this->rows->claim( $row, time() + self::CLAIM );
			unset( $this->unkept[ $name ] );
			null === $claimed ?: $this->do( $claimed );
		}
	}

	private function do( OutboxRow $row ): void {
		$message = '';
		$listen = static function ( mixed $error ) use ( &$message ): void {
			$message = $error instanceof WP_Error ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $listen );
		try {
			$this->loadHandler( $row->kind );
			$handler = $this->handlers[ $row->kind ] ?? throw new RuntimeException( "Nobody knows how to do '{$row->kind}'." );
			if ( $handler( $row->arguments ) ) {
				$this->rows->removeDone( $row );
				$this->announceRecovered( $row );
				return;
			}
			$failure = new RuntimeException( '' === $message ? 'The mail was not taken.' : $message );
		} catch ( Throwable $thrown ) {
			$failure = $thrown;
		} finally {
			remove_action( 'wp_mail_failed', $listen );
		}
		$this->onFailure( $row, $failure );
	}

	private function onFailure( OutboxRow $row, Throwable $failure ): void {
		$pause = self::PAUSES[ $row->attempts - 1 ] ?? null;
		$this->rows->noteFailure( $row, $failure->getMessage(), null === $pause ? null : time() + $pause );
		null === $pause ?: $this->expectJob( time() + $pause );
		if ( $row->orderId > 0 ) {
			SaleEvents::followUpFailed( $row->orderId, new UndoneException( $this->words( $row ), null === $pause, $failure ) );
		}
	}

	/** @param Closure(): mixed $work */
	private static function attempt( Closure $work ): void {
		try {
			$work();
		} catch ( Throwable $failure ) {
			error_log( 'Marketday: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
		}
	}

	private function announceRecovered( OutboxRow $row ): void {
		if ( $row->attempts > 1 && $row->orderId > 0 ) {
			/** Recovery of what had failed for an order. @param int $orderId */
			do_action( FollowUpNotes::RECOVERED, $row->orderId );
		}
	}

	/** One statement at most, and none where a job comes soon enough. */
	private function expectJob( int $time ): void {
		$waits = $this->jobs->waitsUntil( self::JOB );
		if ( null === $waits || $waits > $time ) {
			$this->jobs->at( $time, self::JOB );
		}
	}
}
