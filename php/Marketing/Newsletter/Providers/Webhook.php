<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\HttpClient;
use Marketday\Marketing\Newsletter\Options;

/**
 * Tells another program who has subscribed and who has left: a POST of JSON, signed. Programs of this site hear the actions
 * `marketday_newsletter_subscribed` and `marketday_newsletter_unsubscribed` themselves.
 */
final class Webhook implements Provider {
	public const NAME = 'webhook';

	public function __construct(
		private readonly Options $options,
		private readonly HttpClient $client
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function isOn(): bool {
		return '' !== $this->options->webhookUrl();
	}

	/** The site's people have taken its address out. */
	public function isWaitedFor(): bool {
		return false;
	}

	public function accepts( EventKind $kind ): bool {
		return EventKind::Subscribed === $kind || EventKind::Unsubscribed === $kind;
	}

	public function deliver( Event $event ): bool {
		$body   = (string) wp_json_encode( [
			'event' => $event->kind->value,
			'email' => $event->email,
			'at'    => gmdate( 'c', $event->at ),
			'site'  => home_url(),
		], JSON_UNESCAPED_SLASHES );
		$response = $this->client->send( 'POST', $this->options->webhookUrl(), [
			'Content-Type'          => 'application/json',
			'X-Marketday-Signature' => 'sha256=' . hash_hmac( 'sha256', $body, $this->options->webhookSecret() ),
		], $body );
		return $response->status >= 200 && $response->status < 300;
	}
}
