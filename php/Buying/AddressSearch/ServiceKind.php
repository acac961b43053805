<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

/** The services the site can ask for addresses. */
enum ServiceKind: string {
	case None          = 'none';
	case Photon        = 'photon';
	case Nominatim     = 'nominatim';
	case IdealPostcodes = 'ideal-postcodes';

	public function label(): string {
		return match ( $this ) {
			self::None           => __( 'None', 'marketday' ),
			self::Photon         => __( 'Photon (your own server, all countries)', 'marketday' ),
			self::Nominatim      => __( 'Nominatim (your own server, all countries)', 'marketday' ),
			self::IdealPostcodes => __( 'Ideal Postcodes (Royal Mail’s addresses, United Kingdom)', 'marketday' ),
		};
	}

	/** Address of the service unless the site says otherwise; '' where the site has a server of its own. */
	public function address(): string {
		return self::IdealPostcodes === $this ? 'https://api.ideal-postcodes.co.uk/v1' : '';
	}

	/** The words that have to stand beside addresses of this service. */
	public function brandingHtml(): string {
		return match ( $this ) {
			self::None           => '',
			self::IdealPostcodes => esc_html__( 'Addresses by Ideal Postcodes', 'marketday' ),
			/* translators: %s: name of a project, as a link. */
			default              => sprintf( esc_html__( 'Addresses: © %s contributors', 'marketday' ), '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>' ),
		};
	}

	/** @return list<string> Countries it knows; [] where it knows all. */
	public function countries(): array {
		return self::IdealPostcodes === $this ? [ 'GB', 'IM', 'JE', 'GG' ] : [];
	}

	/** Each address that is taken from it costs something. */
	public function isPaid(): bool {
		return self::IdealPostcodes === $this;
	}
}
