<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Emails\Returns;
use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Emails\Tickets;
use Marketday\Engine\Contract\Emails\TicketsText;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Emails\EmailMarkup;
use PHPMailer\PHPMailer\PHPMailer;
use WC_Email;
use WC_Order;
use WC_Order_Item_Product;

/** Parts of WooCommerce's mails about orders beside its templates: pictures, the events that were paid for, how to cancel and send back. */
final class OrderEmailParts {
	/** Pixels of a picture's side. */
	private const PICTURE = 64;

	/** States in which what was paid for is the shopper's. */
	private const HELD = [ OrderStatus::Processing, OrderStatus::Completed ];

	/** @param Closure(): OrderReader $reader */
	public function __construct(
		private readonly Settings $settings,
		private readonly Closure $reader
	) {}

	public function register(): void {
		add_filter( 'woocommerce_email_order_items_args', $this->showPictures( ... ) );
		add_action( 'woocommerce_email_after_order_table', $this->printTickets( ... ), 10, 4 );
		// Below the addresses.
		add_action( 'woocommerce_email_customer_details', $this->printReturns( ... ), 40, 4 );
		add_filter( 'woocommerce_email_attachments', $this->attach( ... ), 10, 3 );
	}

	private function showPictures( mixed $arguments ): mixed {
		return is_array( $arguments ) ? [
			'show_image' => true,
			'image_size' => [ self::PICTURE, self::PICTURE ],
		] + $arguments : $arguments;
	}

	private function printTickets( mixed $order, mixed $toShop, mixed $isPlain, mixed $email ): void {
		$tickets = true !== $toShop && $order instanceof WC_Order && $email instanceof WC_Email ? $this->ticketsOnHold( $order ) : [];
		$text    = true === $isPlain ? "\n\n" . TicketsText::plain( $tickets ) . "\n\n" : self::inTheirLook( TicketsText::html( $tickets ) );
		echo [] === $tickets ? '' : $text; // phpcs:ignore WordPress.Security.EscapeOutput -- EmailMarkup escapes; the other is plain text.
	}

	private function printReturns( mixed $order, mixed $toShop, mixed $isPlain, mixed $email ): void {
		if ( true === $toShop || ! $order instanceof WC_Order || ! $email instanceof WC_Email || ! Returns::belongsIn( $email->id ) ) {
			return;
		}
		$returns = new Returns( $this->settings );
		$about   = ( $this->reader )()->order( $order );
		$tickets = $this->tickets( $order );
		$text    = true === $isPlain ? "\n\n" . $returns->text( $about, $tickets ) . "\n\n" : self::inTheirLook( $returns->html( $about, $tickets ) );
		echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- EmailMarkup escapes; the other is plain text.
	}

	/** Their template has letters, their sizes by the window's width, and colours of its own, on whatever the shop has behind them. */
	private static function inTheirLook( string $html ): string {
		$plain = str_replace( [ EmailMarkup::FONT, 'font-size:16px;line-height:24px;', 'font-size:14px;line-height:20px;' ], '', $html );
		return (string) preg_replace( '/(?<=[";])color:#[0-9a-f]{6};/', '', $plain );
	}

	/** WooCommerce takes files of a disk; these are handed to the mail program with the one mail that follows. */
	private function attach( mixed $files, mixed $id, mixed $order ): mixed {
		$tickets = is_string( $id ) && str_starts_with( $id, 'customer_' ) && $order instanceof WC_Order ? $this->ticketsOnHold( $order ) : [];
		if ( [] !== $tickets ) {
			$add = static function ( PHPMailer $mailer ) use ( $tickets ): void {
				foreach ( Tickets::files( $tickets ) as $file ) {
					$mailer->addStringAttachment( $file->content, $file->name, PHPMailer::ENCODING_BASE64, $file->type );
				}
			};
			$end = static function () use ( &$end, $add ): void {
				remove_action( 'phpmailer_init', $add );
				remove_action( 'woocommerce_email_sent', $end );
			};
			add_action( 'phpmailer_init', $add );
			add_action( 'woocommerce_email_sent', $end );
		}
		return $files;
	}

	/** @return list<Ticket> */
	private function ticketsOnHold( WC_Order $order ): array {
		return in_array( OrderStatus::tryFrom( $order->get_status() ), self::HELD, true ) ? $this->tickets( $order ) : [];
	}

	/** @return list<Ticket> */
	private function tickets( WC_Order $order ): array {
		$products = array_map( static fn ( mixed $item ): int => $item instanceof WC_Order_Item_Product ? $item->get_product_id() : 0, $order->get_items() );
		return Tickets::of( array_values( array_filter( $products, static fn ( int $id ): bool => $id > 0 ) ) );
	}
}
