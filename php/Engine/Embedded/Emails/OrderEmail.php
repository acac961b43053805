<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Download;
use Marketday\Engine\Contract\Emails\Returns;
use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Emails\Tickets;
use Marketday\Engine\Contract\Emails\TicketsText;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\Orders\OrderStates;
use Marketday\Engine\Embedded\Orders\OrderUrls;
use Marketday\Kernel\Emails\EmailBrand;
use Marketday\Kernel\Emails\EmailFrame;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Text\FilledLines;
use Marketday\Kernel\View;

/** Writes a mail about an order: what was bought with its pictures, how it is sent and paid, and how to send it back. */
final class OrderEmail {
	/** States in which what was paid for is the shopper's. */
	private const HELD = [ OrderStatus::Processing, OrderStatus::Completed ];

	public function __construct(
		private readonly Settings $settings,
		private readonly Countries $countries,
		private readonly OrderUrls $urls
	) {}

	/**
	 * @param string            $email    By WooCommerce's names.
	 * @param int               $amount  What went back, in minor units.
	 * @param list<Ticket>|null $tickets Null for those of its products.
	 */
	public function write( string $email, Order $order, int $amount = 0, ?array $tickets = null ): WrittenEmail {
		$toShopper = str_starts_with( $email, 'customer_' );
		$words     = OrderWords::of( $email, $order, $this->settings->shopName(), $amount );
		$returns   = new Returns( $this->settings );
		$tickets   = $toShopper ? $tickets ?? Tickets::of( array_column( $order->contents->lines, 'productId' ) ) : [];
		$held      = in_array( $order->status, self::HELD, true ) ? $tickets : [];
		$brand     = EmailBrand::of( $this->settings->shopName() );
		$frame     = new EmailFrame(
			$brand,
			$words->subject,
			"{$words->opening} " . self::preview( $order ),
			$toShopper ? $returns->links() : []
		);
		$sends     = $toShopper && Returns::belongsIn( $email );
		$variables = [
			'billing'      => $this->countries->addressLines( $order->customer->billing ),
			'brand'        => $brand,
			'button'       => $this->button( $order, $toShopper ),
			'date'         => (string) wp_date( (string) get_option( 'date_format' ), $order->placedAt->getTimestamp() ),
			'downloads'    => $toShopper ? array_values( array_filter( $order->contents->downloads, static fn ( Download $one ): bool => '' !== $one->url ) ) : [],
			'instructions' => $toShopper ? $order->payment->instructionsHtml : '',
			'order'        => $order,
			'shipping'     => $this->countries->addressLines( $order->customer->shipping ),
			'words'        => $words,
		];
		$view      = new View( __DIR__ . '/views' );
		return new WrittenEmail(
			$words->subject,
			$frame->html(
				$view->render( 'order', $variables )
				. TicketsText::html( $held )
				. ( $sends ? $returns->html( $order, $tickets ) : '' )
			),
			$frame->text( [
				$view->render( 'order-plain', $variables ),
				TicketsText::plain( $held ),
				$sends ? $returns->text( $order, $tickets ) : '',
			] ),
			Tickets::files( $held )
		);
	}

	/** @return array{name: string, url: string} */
	private function button( Order $order, bool $toShopper ): array {
		return match ( true ) {
			! $toShopper                    => [
				'name' => __( 'View order', 'marketday' ),
				'url'  => $this->urls->screen( $order ),
			],
			OrderStates::isUnpaid( $order ) => [
				'name' => __( 'Pay now', 'marketday' ),
				'url'  => $this->urls->pay( $order->id, $order->key ),
			],
			default                         => [
				'name' => __( 'View your order', 'marketday' ),
				'url'  => $this->urls->confirmation( $order->id, $order->key ),
			],
		};
	}

	/** Preview beside the subject in a list of mails: number, sum, and the first thing that was bought. */
	private static function preview( Order $order ): string {
		$first = $order->contents->lines[0]->name ?? '';
		return implode( ' · ', FilledLines::of( [ "#{$order->number}", $order->contents->total->format(), $first ] ) );
	}
}
