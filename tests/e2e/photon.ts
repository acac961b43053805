import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const house = ( id: number, city: string, postcode: string ) => ( {
	type: 'Feature',
	geometry: { type: 'Point', coordinates: [ -0.12, 51.5 ] },
	properties: {
		osm_type: 'W',
		osm_id: id,
		type: 'house',
		housenumber: '10',
		street: 'Downing Street',
		city,
		postcode,
		countrycode: 'GB',
	},
} );

/** A service of addresses that answers as Photon does: with places near what was asked for. */
export class PhotonFake {
	private constructor( private readonly server: Server ) {}

	static async start(): Promise< PhotonFake > {
		const server = createServer( ( request, response ) => {
			response.setHeader( 'Content-Type', 'application/json' );
			response.end(
				JSON.stringify( {
					type: 'FeatureCollection',
					features: [
						house( 1, 'London', 'SW1A 2AA' ),
						house( 2, 'Farnham', 'GU9 7PP' ),
					],
				} )
			);
		} );
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
		return new PhotonFake( server );
	}

	get port(): number {
		return ( this.server.address() as AddressInfo ).port;
	}

	stop(): void {
		this.server.close();
	}
}
