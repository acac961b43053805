<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Outbox\OrderEmailStates;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Outbox\UndoneException;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\EmailTime;
use RuntimeException;
use WC_Email;
use WC_Order;
use WP_Error;
use WP_User;

/**
 * WooCommerce's mails that the site's mail program has refused: WooCommerce asks once, the job asks again. A mail about a state of the order is
 * written anew; any other one goes out as it was.
 */
final class UnsentEmails {
	private const OF_STATE = 'woocommerce_mail';
	private const AS_IS    = 'woocommerce_written_mail';
	private const ACCOUNT  = 'woocommerce_account_mail';

	private const NEW_ACCOUNT = 'customer_new_account';

	/** @var list<mixed> What WooCommerce has handed to the mail program last. */
	private array $last = [];

	private string $message = '';

	/** True if a mail that is tried again was refused. */
	private bool $isRefused = false;

	private bool $isAgain = false;

	public function __construct( private readonly Outbox $outbox ) {}

	public function register(): void {
		add_filter( 'woocommerce_mail_callback', $this->orLater( ... ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_mail_callback_params', $this->keepLast( ... ), PHP_INT_MAX );
		add_action( 'wp_mail_failed', function ( mixed $error ): void {
			$this->message = $error instanceof WP_Error ? $error->get_error_message() : '';
		} );
		add_action( 'woocommerce_email_sent', $this->onSent( ... ), 10, 3 );
		// WooCommerce's own note of each try: the first is enough, and that it was sent.
		add_filter( 'woocommerce_email_log_add_order_note', fn ( mixed $isNoted ): mixed => $this->isAgain && $this->isRefused ? false : $isNoted );
		$words = static fn ( array $arguments ): string => self::words( (string) $arguments[1] );
		$this->outbox->handle( self::OF_STATE, fn ( array $arguments ): bool => $this->again( (int) $arguments[0], (string) $arguments[1] ), $words );
		$this->outbox->handle( self::AS_IS, fn ( array $arguments ): bool => $this->sendAsItWas( (array) $arguments[2] ), $words );
		$this->outbox->handle(
			self::ACCOUNT,
			fn ( array $arguments ): bool => $this->trigger( self::NEW_ACCOUNT, [ (int) $arguments[0], '', true ] ),
			static fn (): string => __( 'New account email', 'marketday' )
		);
	}

	/** Sends, or later: who has waited for a slow mail server once does not wait again, as the job has time for it. */
	private function orLater( mixed $callback, mixed $email ): mixed {
		return EmailTime::isUp() && $email instanceof WC_Email && $email->object instanceof WC_Order ? '__return_false' : $callback;
	}

	private function keepLast( mixed $params ): mixed {
		$this->last = is_array( $params ) ? array_values( $params ) : [];
		add_action( 'phpmailer_init', [ EmailTime::class, 'limit' ], PHP_INT_MAX );
		EmailTime::start();
		return $params;
	}

	private function onSent( mixed $isSent, mixed $id, mixed $email ): void {
		EmailTime::end();
		remove_action( 'phpmailer_init', [ EmailTime::class, 'limit' ], PHP_INT_MAX );
		[ $params, $message ] = [ $this->last, $this->message ];
		[ $this->last, $this->message ] = [ [], '' ];
		if ( $this->isAgain ) {
			$this->isRefused = false === $isSent;
		} elseif ( false === $isSent && $email instanceof WC_Email ) {
			$this->leave( (string) $id, $email->object, $params, $message );
		}
	}

	/** @param list<mixed> $params As `wp_mail()` takes them. */
	private function leave( string $id, mixed $about, array $params, string $message ): void {
		if ( $about instanceof WP_User && self::NEW_ACCOUNT === $id ) {
			$this->outbox->leave( self::ACCOUNT, (string) $about->ID, [ $about->ID ], 0, MINUTE_IN_SECONDS );
		}
		if ( ! $about instanceof WC_Order ) {
			return;
		}
		$order = $about->get_id();
		OrderEmailStates::knows( $id )
			? $this->outbox->leave( self::OF_STATE, "{$order}:{$id}", [ $order, $id ], $order, MINUTE_IN_SECONDS )
			: $this->outbox->leave( self::AS_IS, "{$order}:{$id}:" . uniqid(), [ $order, $id, $params ], $order, MINUTE_IN_SECONDS );
		$failure = new RuntimeException( '' === $message ? "'{$id}' was not sent" : $message );
		SaleEvents::followUpFailed( $order, new UndoneException( self::words( $id ), false, $failure ) );
	}

	private function again( int $orderId, string $id ): bool {
		$order = wc_get_order( $orderId );
		return ! $order instanceof WC_Order || ! OrderEmailStates::fits( $id, $order->get_status() ) || $this->trigger( $id, [ $orderId, $order ] );
	}

	/**
	 * @param list<mixed> $arguments
	 * @return bool Whether it was sent, or need not be: it is switched off, or has nobody to go to.
	 */
	private function trigger( string $id, array $arguments ): bool {
		foreach ( WC()->mailer()->get_emails() as $email ) {
			if ( $email instanceof WC_Email && $id === $email->id && is_callable( [ $email, 'trigger' ] ) ) {
				$this->isAgain   = true;
				$this->isRefused = false;
				try {
					$email->trigger( ...$arguments );
					return ! $this->isRefused();
				} finally {
					$this->isAgain = false;
				}
			}
		}
		return true;
	}

	private function isRefused(): bool {
		return $this->isRefused;
	}

	/** @param array<mixed> $params */
	private function sendAsItWas( array $params ): bool {
		[ $to, $subject, $message, $headers, $attachments ] = array_values( $params ) + [ '', '', '', '', [] ];
		$email = new WC_Email();
		add_filter( 'wp_mail_from', [ $email, 'get_from_address' ] );
		add_filter( 'wp_mail_from_name', [ $email, 'get_from_name' ] );
		try {
			return wp_mail( $to, $subject, $message, $headers, $attachments );
		} finally {
			remove_filter( 'wp_mail_from', [ $email, 'get_from_address' ] );
			remove_filter( 'wp_mail_from_name', [ $email, 'get_from_name' ] );
		}
	}

	private static function words( string $id ): string {
		return str_starts_with( $id, 'customer_' ) ? __( 'Email to the shopper', 'marketday' ) : __( 'Email to the shop', 'marketday' );
	}
}
