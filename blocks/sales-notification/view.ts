import { startSalesNotification } from '@marketday/features/sales-notification';
import { reportFailure } from '@marketday/host';

startSalesNotification( {
	show: async ( notes ) => {
		const { mountNotes } = await import(
			/* webpackChunkName: "sales-notification/notes" */ './notes'
		);
		mountNotes( notes );
	},
	report: reportFailure,
} );
