<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Exchange;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;

/** Rates of exchange: those typed in, and those that a job fetches once a day from a feed, which count where none is typed. */
final class Rates {
	public const FEED = 'marketday_currency_feed';

	/** Added to the fetched rates, in per cent. */
	public const MARGIN = 'marketday_currency_margin';

	public const DEFAULT_FEED = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

	private const KEPT = 'marketday_currency_rates';
	private const JOB  = 'marketday_fetch_rates';

	public function __construct(
		private readonly HttpClient $client,
		private readonly Jobs $jobs,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( self::JOB, $this->work( ... ) );
		Schedules::add( $this->dueJobs( ... ) );
		add_action( 'update_option_' . self::FEED, $this->fetchSoon( ... ), 10, 0 );
		add_action( 'add_option_' . self::FEED, $this->fetchSoon( ... ), 10, 0 );
	}

	/** @return string A decimal; '' where none is known. */
	public function of( string $code, string $base, string $typed ): string {
		if ( '' !== $typed ) {
			return $typed;
		}
		$rates = $this->readOption()['rates'];
		$from  = (float) ( $rates[ $base ] ?? 0 );
		$to    = (float) ( $rates[ $code ] ?? 0 );
		if ( '' === self::feed() || $from <= 0 || $to <= 0 ) {
			return '';
		}
		$rate = rtrim( number_format( $to / $from * ( 1 + self::margin() / 100 ), 6, '.', '' ), '0' );
		$rate = rtrim( $rate, '.' );
		return Exchange::isRate( $rate ) ? $rate : '';
	}

	/** Time at which rates were fetched, in seconds of Unix time; 0 for never. */
	public function fetchedAt(): int {
		return $this->readOption()['at'];
	}

	/** The reason why the last attempt failed; '' where it did not. */
	public function fault(): string {
		return $this->readOption()['fault'];
	}

	/** '' where rates are typed in alone. */
	public static function feed(): string {
		$feed = get_option( self::FEED, '' );
		return is_string( $feed ) ? $feed : '';
	}

	public static function margin(): float {
		$margin = get_option( self::MARGIN, '0' );
		return is_numeric( $margin ) ? max( 0.0, min( 20.0, (float) $margin ) ) : 0.0;
	}

	/** Rates stay as they are where the feed does not answer, or says nothing that can be read. */
	public function fetch(): void {
		$feed = self::feed();
		if ( '' === $feed ) {
			return;
		}
		try {
			$response = $this->client->send( 'GET', $feed );
			$rates  = 200 === $response->status ? self::read( $response->body ) : [];
			/* translators: %d: an HTTP status, such as 503 */
			$fault = [] === $rates ? sprintf( __( 'The feed’s response (%d) has no rates.', 'marketday' ), $response->status ) : '';
		} catch ( HttpFailureException $failure ) {
			$rates = [];
			$fault = $failure->getMessage();
		}
		$kept = $this->readOption();
		update_option( self::KEPT, [
			'at'    => [] === $rates ? $kept['at'] : $this->clock->now()->getTimestamp(),
			'rates' => [] === $rates ? $kept['rates'] : $rates,
			'fault' => $fault,
		], true );
	}

	/**
	 * The European Central Bank's XML, in which the euro is 1, or JSON `{"base": "GBP", "rates": {"USD": 1.27}}`.
	 *
	 * @return array<string, string> By code, all against the same currency; nothing where it cannot be read.
	 */
	public static function read( string $body ): array {
		$json  = json_decode( $body, true, 5 );
		$found = [];
		if ( is_array( $json ) && is_array( $json['rates'] ?? null ) && is_string( $json['base'] ?? null ) ) {
			$found = [ $json['base'] => 1 ] + $json['rates'];
		} elseif ( preg_match_all( '/currency=[\'"]([A-Z]{3})[\'"]\s+rate=[\'"]([\d.]+)[\'"]/', $body, $rows ) > 0 ) {
			$found = [ 'EUR' => 1 ] + array_combine( $rows[1], $rows[2] );
		}
		$rates = [];
		foreach ( array_slice( $found, 0, 300 ) as $code => $rate ) {
			if ( is_numeric( $rate ) && (float) $rate > 0 && (float) $rate < 10 ** 8 && 1 === preg_match( '/^[A-Z]{3}$/D', (string) $code ) ) {
				$rates[ (string) $code ] = (string) $rate;
			}
		}
		return count( $rates ) > 1 ? $rates : [];
	}

	/** @return list<DueJob> */
	private function dueJobs( int $now ): array {
		if ( '' === self::feed() ) {
			return [];
		}
		$fetched = $this->fetchedAt();
		return [ new DueJob( self::JOB, 0 === $fetched ? $now : min( $now, $fetched ) + DAY_IN_SECONDS ) ];
	}

	/** The next time is arranged before this one is used: it may not end. */
	private function work(): void {
		if ( '' !== self::feed() ) {
			$this->jobs->at( $this->clock->now()->getTimestamp() + DAY_IN_SECONDS, self::JOB );
			$this->fetch();
		}
	}

	private function fetchSoon(): void {
		$this->jobs->cancel( self::JOB );
		if ( '' !== self::feed() ) {
			$this->jobs->soon( self::JOB );
		}
	}

	/** @return array{at: int, rates: array<string, string>, fault: string} */
	private function readOption(): array {
		$kept = get_option( self::KEPT, [] );
		$kept = is_array( $kept ) ? $kept : [];
		return [
			'at'    => is_int( $kept['at'] ?? null ) ? $kept['at'] : 0,
			'rates' => array_filter(
				is_array( $kept['rates'] ?? null ) ? $kept['rates'] : [],
				static fn ( mixed $rate, int|string $code ): bool => is_string( $rate ) && is_string( $code ),
				ARRAY_FILTER_USE_BOTH
			),
			'fault' => is_string( $kept['fault'] ?? null ) ? $kept['fault'] : '',
		];
	}
}
