<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Emails;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\SampleOrder;
use Marketday\Kernel\Emails\EmailFile;
use Marketday\Kernel\Emails\EmailSample;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Emails\WrittenEmail;

/** The mails about an order, of one that nobody made. */
final class OrderEmailSamples {
	/** @param Closure(): OrderEmail $email */
	public function __construct(
		private readonly Closure $email,
		private readonly Engine $engine
	) {}

	public function register(): void {
		EmailSamples::add( $this->samples( ... ) );
	}

	/** @return list<EmailSample> */
	private function samples(): array {
		return [
			$this->sample( 'customer_on_hold_order', __( 'Order: waiting for payment', 'marketday' ), OrderStatus::OnHold ),
			$this->sample( 'customer_processing_order', __( 'Order: received', 'marketday' ), OrderStatus::Processing ),
			$this->ticket(),
			$this->sample( 'customer_completed_order', __( 'Order: complete', 'marketday' ), OrderStatus::Completed ),
			$this->sample( 'customer_failed_order', __( 'Order: payment failed', 'marketday' ), OrderStatus::Failed ),
			$this->sample( 'customer_cancelled_order', __( 'Order: cancelled', 'marketday' ), OrderStatus::Cancelled ),
			$this->sample( 'customer_refunded_order', __( 'Order: refunded', 'marketday' ), OrderStatus::Refunded ),
			$this->sample( 'customer_partially_refunded_order', __( 'Order: partly refunded', 'marketday' ), OrderStatus::Completed ),
			$this->sample( 'new_order', __( 'To the shop: new order', 'marketday' ), OrderStatus::Processing ),
			$this->sample( 'cancelled_order', __( 'To the shop: order cancelled', 'marketday' ), OrderStatus::Cancelled ),
			$this->sample( 'failed_order', __( 'To the shop: payment failed', 'marketday' ), OrderStatus::Failed ),
		];
	}

	private function ticket(): EmailSample {
		return new EmailSample( 'order-ticket', __( 'Order: event ticket', 'marketday' ), function (): WrittenEmail {
			$order = ( new SampleOrder( $this->engine ) )->make( OrderStatus::Processing );
			$when  = strtotime( 'tomorrow 19:00' ) ?: time();
			return ( $this->email )()->write( 'customer_processing_order', $order, 0, [
				new Ticket(
					$order->contents->lines[0]->productId ?? 0,
					__( 'Open evening', 'marketday' ),
					(string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $when ),
					__( '1 High Street', 'marketday' ) . ', ' . __( 'Bath', 'marketday' ),
					home_url( '/' ),
					new EmailFile( 'event.ics', 'text/calendar', self::calendar( $when ) )
				),
			] );
		} );
	}

	private static function calendar( int $when ): string {
		$start = gmdate( 'Ymd\THis\Z', $when );
		return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Marketday//Sample//EN\r\nBEGIN:VEVENT\r\nUID:sample@marketday\r\n"
			. "DTSTAMP:{$start}\r\nDTSTART:{$start}\r\nSUMMARY:Open evening\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
	}

	/** @param string $email By WooCommerce's names. */
	private function sample( string $email, string $name, OrderStatus $status ): EmailSample {
		return new EmailSample( str_replace( '_', '-', $email ), $name, function () use ( $email, $status ): WrittenEmail {
			$order = ( new SampleOrder( $this->engine ) )->make( $status );
			return ( $this->email )()->write( $email, $order, intdiv( $order->contents->total->minor, 2 ) );
		} );
	}
}
