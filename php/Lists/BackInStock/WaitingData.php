<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;

/** Data that are kept of an address, for WordPress's tools for personal data. */
final class WaitingData {
	public function __construct( private readonly WaitingList $list ) {}

	public function register(): void {
		PersonalData::add( 'back-in-stock', static fn (): string => __( 'Back-in-stock requests', 'marketday' ), $this->export( ... ), $this->erase( ... ) );
	}

	/** @return list<PersonalItem> */
	private function export( string $email ): array {
		return array_map( static fn ( Waiting $waiting ): PersonalItem => new PersonalItem( "waiting-{$waiting->id}", [
			__( 'Product', 'marketday' ) => wp_strip_all_tags( get_the_title( $waiting->itemId ) ),
			__( 'Since', 'marketday' )   => $waiting->askedAt,
		] ), $this->list->of( $email ) );
	}

	private function erase( string $email ): Erasure {
		$waiting = $this->list->of( $email );
		foreach ( $waiting as $one ) {
			$this->list->delete( $one->id );
		}
		return new Erasure( [] !== $waiting );
	}
}
