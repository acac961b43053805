<?php

declare( strict_types=1 );

namespace Marketday\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailure;
use Marketday\Store\Jobs;

/**
 * Tells another program who has subscribed and who has left: a POST of JSON, signed, in the background. A program that does not answer is
 * told later, for three days, so that nothing is lost while it is down. Programs of this site hear the actions
 * `marketday_newsletter_subscribed` and `marketday_newsletter_unsubscribed` themselves.
 */
final class Webhook {
	public const JOB = 'marketday_newsletter_webhook';

	/** Seconds until it is told again. */
	private const PAUSES = [ MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS, DAY_IN_SECONDS, 2 * DAY_IN_SECONDS ];

	public function __construct(
		private readonly Options $options,
		private readonly Jobs $jobs,
		private readonly HttpClient $client
	) {}

	public function register(): void {
		add_action( 'marketday_newsletter_subscribed', fn ( int $id, string $email ) => $this->plan( 'subscribed', $email ), 10, 2 );
		add_action( 'marketday_newsletter_unsubscribed', fn ( int $id, string $email ) => $this->plan( 'unsubscribed', $email ), 10, 2 );
		add_action( self::JOB, $this->tell( ... ), 10, 4 );
	}

	private function plan( string $event, string $email ): void {
		if ( '' !== $this->options->webhookUrl() ) {
			$this->jobs->soon( self::JOB, [ $event, $email, time(), 0 ] );
		}
	}

	/** @param int $at When it happened, Unix time. */
	public function tell( string $event, string $email, int $at, int $try ): void {
		$url = $this->options->webhookUrl();
		if ( '' === $url ) {
			return;
		}
		$body = (string) wp_json_encode( [
			'event' => $event,
			'email' => $email,
			'at'    => gmdate( 'c', $at ),
			'site'  => home_url(),
		], JSON_UNESCAPED_SLASHES );
		try {
			$answer = $this->client->send( 'POST', $url, [
				'Content-Type'          => 'application/json',
				'X-Marketday-Signature' => 'sha256=' . hash_hmac( 'sha256', $body, $this->options->webhookSecret() ),
			], $body );
			$isTold = $answer->status >= 200 && $answer->status < 300;
		} catch ( HttpFailure ) {
			$isTold = false;
		}
		$pause = self::PAUSES[ $try ] ?? null;
		if ( ! $isTold && null !== $pause ) {
			$this->jobs->at( time() + $pause, self::JOB, [ $event, $email, $at, $try + 1 ] );
		}
	}
}
