<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;

/** Description of the dates of a page for search engines, in schema.org's words. */
final class StructuredData {
	/** Most dates, as far as a page is read. */
	private const MOST = 100;

	/** @param list<ShownEvent> $events */
	public function script( array $events, ?Product $product = null ): string {
		if ( [] === $events ) {
			return '';
		}
		$graph = array_map( fn ( ShownEvent $event ): array => $this->event( $event, $product ), array_slice( $events, 0, self::MOST ) );
		$json  = wp_json_encode( [
			'@context' => 'https://schema.org',
			'@graph'   => $graph,
		], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return false === $json ? '' : "<script type=\"application/ld+json\">{$json}</script>";
	}

	/** @return array<string, mixed> */
	private function event( ShownEvent $event, ?Product $product ): array {
		$form    = $event->isAllDay() ? 'Y-m-d' : DATE_ATOM;
		$picture = get_the_post_thumbnail_url( $event->post, 'full' );
		return NonEmpty::of( [
			'@type'               => 'Event',
			'@id'                 => $event->url() . '#' . $event->occurrence,
			'name'                => $event->title(),
			'url'                 => $event->url(),
			'startDate'           => $event->start->format( $form ),
			'endDate'             => ( $event->isAllDay() ? $event->end->modify( '-1 day' ) : $event->end )->format( $form ),
			'eventStatus'         => $event->status->schema(),
			'eventAttendanceMode' => 'https://schema.org/' . (
				$event->isOnline() ? 'OnlineEventAttendanceMode' : ( '' !== $event->text( 'onlineUrl' ) ? 'MixedEventAttendanceMode' : 'OfflineEventAttendanceMode' )
			),
			'location'            => $this->places( $event ),
			'description'         => $event->summary(),
			'image'               => is_string( $picture ) ? $picture : '',
			'organizer'           => '' === $event->text( 'organiser' ) ? [] : NonEmpty::of( [
				'@type' => 'Organization',
				'name'  => $event->text( 'organiser' ),
				'url'   => $event->text( 'organiserUrl' ),
			] ),
			'offers'              => $this->offer( $event, $product ),
		] );
	}

	/** @return list<array<string, mixed>> */
	private function places( ShownEvent $event ): array {
		$places = [];
		$venue  = $event->isOnline() ? null : $event->venue();
		if ( null !== $venue ) {
			$address  = NonEmpty::of( [
				'streetAddress'   => $venue->fields['street'],
				'addressLocality' => $venue->fields['city'],
				'postalCode'      => $venue->fields['postcode'],
				'addressCountry'  => $venue->fields['country'],
			] );
			$places[] = NonEmpty::of( [
				'@type'   => 'Place',
				'name'    => $venue->name,
				'address' => [] === $address ? $venue->name : [ '@type' => 'PostalAddress' ] + $address,
				'geo'     => $venue->hasPlace() ? [
					'@type'     => 'GeoCoordinates',
					'latitude'  => $venue->fields['latitude'],
					'longitude' => $venue->fields['longitude'],
				] : [],
			] );
		}
		if ( $event->isOnline() || '' !== $event->text( 'onlineUrl' ) ) {
			$places[] = [
				'@type' => 'VirtualLocation',
				'url'   => '' !== $event->text( 'onlineUrl' ) ? $event->text( 'onlineUrl' ) : $event->url(),
			];
		}
		return $places;
	}

	/** @return array<string, mixed> */
	private function offer( ShownEvent $event, ?Product $product ): array {
		$price = $product?->price()->current();
		if ( null !== $product && null !== $price ) {
			return [
				'@type'         => 'Offer',
				'price'         => $price->decimal(),
				'priceCurrency' => $price->currency->code,
				'url'           => $product->url,
				'availability'  => 'https://schema.org/' . ( $product->stock->isBuyable() ? 'InStock' : 'SoldOut' ),
			];
		}
		return '' === $event->text( 'ticketUrl' ) ? [] : [
			'@type' => 'Offer',
			'url'   => $event->text( 'ticketUrl' ),
		];
	}
}
