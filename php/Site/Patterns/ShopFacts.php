<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\InformationPages;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SiteContents;

/** Facts on this shop for patterns. WordPress includes a pattern's file when it is asked for, and hands it nothing. */
final class ShopFacts {
	private static ?self $known = null;

	private function __construct( private readonly Engine $engine ) {}

	public static function of( Engine $engine ): void {
		self::$known = new self( $engine );
	}

	/** Null before the patterns are registered. */
	public static function current(): ?self {
		return self::$known;
	}

	public function name(): string {
		return html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
	}

	public function tagline(): string {
		return html_entity_decode( (string) get_option( 'blogdescription' ), ENT_QUOTES );
	}

	/** Address of the shop; the front page's where it has none. */
	public function shop(): string {
		return $this->engine->settings()->pageUrl( Page::Shop );
	}

	/** Cost of delivery, as shoppers read it; '' where nothing can be said of any basket. */
	public function delivery(): string {
		return (string) $this->engine->settings()->homeDelivery()?->sentence();
	}

	/** Address of a page of information; '' where visitors have none. @param 'returns'|'contact' $name */
	public function information( string $name ): string {
		return ( new InformationPages( $this->engine->settings() ) )->url( $name );
	}

	/** @return array<string, string> Name of the fullest categories by address. */
	public function categories( int $most = 6 ): array {
		$links = [];
		foreach ( $this->contents()->categories( $most ) as $category ) {
			$links[ $category->url() ] = $category->name;
		}
		return $links;
	}

	public function contents(): SiteContents {
		return new SiteContents( $this->engine->catalogue() );
	}

	public function hasSold(): bool {
		return [] !== $this->engine->orders()->sales( new DateTimeImmutable( '-1 year' ), 1 );
	}
}
